"""How the shell looks: the one style sheet."""

CSS = """
Screen { layout: vertical; }
#content { height: 1fr; width: 100%; }
#foot { dock: bottom; height: auto; background: $panel; padding: 0 1; }
#too-small { display: none; padding: 1; }
.small #content, .small #foot { display: none; }
.small #too-small { display: block; }

#top, #title { height: 1; background: $primary-darken-2; padding: 0 1; }
#middle { height: 1fr; }
#body { width: 1fr; height: 1fr; padding: 0 1; overflow: hidden; }
#log { width: 36; height: 1fr; padding: 0 1; background: $surface; scrollbar-size-vertical: 1; display: none; }
#message { height: auto; max-height: 6; padding: 0 1; }

#page { height: 1fr; padding: 1 2; scrollbar-size-vertical: 1; }

Curtain #content { align: center middle; }
Curtain #content Lines { width: 60; }
"""
