/** The time limit in milliseconds of a transaction that writes many records. */
export const manyRecordsTimeout = 60_000;
