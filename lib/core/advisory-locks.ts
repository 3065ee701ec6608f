/**
 * Keys of all advisory locks, so that no two uses share a key. Locks with two keys begin with 4711 (lists), 4712 (histories) or
 * 4713 (stops).
 */
export const advisoryLocks = {
  migrations: 7_262_951,
  seed: 7_262_952,
  /** Processes that remove files share this lock, or leave the files for the next time. */
  backup: 7_262_953,
  scheduledBackup: 7_262_954,
  storageSweep: 7_262_955,
  /** Two concurrent changes could otherwise remove the last two admins. */
  lastAdmin: 7_262_956,
  historySweep: 7_262_958,
  /** Two concurrent saves would judge the same pair of texts without knowing of each other. */
  translationMarks: 7_262_959,
  pictureCopies: 7_262_960,
  /** One account at a time gets a name: two could get names that look alike. */
  usernames: 7_262_961,
  /** Two new activities at once would exceed their number together. */
  searchActivities: 7_262_962,
  /** Several sites that start at once replace the addresses of earlier home pictures one after the other. */
  earlierHomePictures: 7_262_963,
} as const;
