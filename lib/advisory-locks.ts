/**
 * Keys of PostgreSQL's advisory locks, in one place so that none is taken twice: two uses of one key would wait for each other.
 * Locks with two keys are told apart by the first: 4711 lists of tours, 4712 histories, 4713 stops and places.
 */
export const advisoryLocks = {
  /** One instance migrates, the others wait. */
  migrations: 7_262_951,
  /** One instance fills an empty database. */
  seed: 7_262_952,
  /** Held while a backup is taken; whoever removes files takes its shared form, or leaves them for the next time. */
  backup: 7_262_953,
  /** Held by the one instance that takes a scheduled backup, checks it and removes old ones. */
  scheduledBackup: 7_262_954,
  /** One instance sweeps the store of pictures. */
  storageSweep: 7_262_955,
  /** Held while somebody may cease to be an admin: two at once could each count on the other. */
  lastAdmin: 7_262_956,
  /** One instance asks for exchange rates. */
  rates: 7_262_957,
  /** One process sweeps the history. */
  historySweep: 7_262_958,
  /** One save at a time marks translations: two would judge the same pair without knowing of each other. */
  translationMarks: 7_262_959,
  /** One instance makes the copies of pictures that were stored without them. */
  pictureCopies: 7_262_960,
  /** One account at a time gets a name: two could get names that look alike. */
  usernames: 7_262_961,
} as const;
