"""Pictures of what lies on a table, as SVG: for the browser, the terminal and the documentation."""
