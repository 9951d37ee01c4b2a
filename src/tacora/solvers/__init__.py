"""Exact answers: odds and optimal stopping, by counting and never by sampling."""
