import "server-only";
import { setImmediate } from "node:timers/promises";

/** Turns of the event loop in which Next and React write a head whose reads are done. */
const turns = 8;

/**
 * To be awaited by a page that has awaited what its head reads: its own data come behind those of the head, whichever was read
 * first. The same content has to come out as the same bytes, which keep their ETag.
 */
export async function behindHead(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
}
