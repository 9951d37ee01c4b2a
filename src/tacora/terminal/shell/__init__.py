"""The full-screen face: a shell that hosts every game's screens."""
