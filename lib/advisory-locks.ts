/**
 * Keys of PostgreSQL's advisory locks, all in one file so that no two uses share a key. Locks with two keys differ in
 * the first: 4711 lists of tours, 4712 histories, 4713 stops and places.
 */
export const advisoryLocks = {
  /** One instance migrates; the others wait. */
  migrations: 7_262_951,
  seed: 7_262_952,
  /**
   * Held during a backup. A process that removes files takes the shared lock, or leaves the files for the next time.
   */
  backup: 7_262_953,
  scheduledBackup: 7_262_954,
  storageSweep: 7_262_955,
  /**
   * Held while an admin may lose the role: two concurrent changes could each leave the other's account as the last
   * admin.
   */
  lastAdmin: 7_262_956,
  rates: 7_262_957,
  historySweep: 7_262_958,
  /**
   * One save at a time marks translations, because two saves would judge the same pair without knowing of each other.
   */
  translationMarks: 7_262_959,
  pictureCopies: 7_262_960,
} as const;
