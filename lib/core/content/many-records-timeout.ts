/** Below the 150 s of the shipped proxy. Bringing the demo content back takes 8 s on two processors, and much longer on a busy machine. */
export const manyRecordsTimeout = 120_000;
