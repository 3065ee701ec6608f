import "server-only";
import { setImmediate } from "node:timers/promises";

/** Turns of the event loop in which Next and React write a head that has all its data. */
const turns = 8;

/**
 * Waits until the head is written, so that the data of the page come behind those of the head, whichever was read first. The
 * same content then has the same bytes and keeps its ETag.
 */
export async function behindHead(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
}
