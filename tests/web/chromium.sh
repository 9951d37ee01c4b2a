#!/bin/sh
# Finds a Chromium for the browser tests, or gets Debian's when it may, or says what to install.
for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Getting Chromium for the browser tests (the first time only) ..."
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium; } \
    >/dev/null 2>&1 && exit 0
fi
echo "The browser tests need Chromium: apt-get install chromium" >&2
exit 1
