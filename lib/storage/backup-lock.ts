import "server-only";

/** Held while a backup is taken; whoever removes files takes its shared form, or leaves them for the next time. */
export const BACKUP_LOCK = 7_262_953;
