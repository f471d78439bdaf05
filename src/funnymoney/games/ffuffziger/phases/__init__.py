"""The six phases of a round: a file each, but the last two, which share one."""
