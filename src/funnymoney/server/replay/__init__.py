"""Looking at matches again: frames, outlines, estimates, and the archive of finished matches."""
