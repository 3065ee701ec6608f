import "server-only";
import { setImmediate } from "node:timers/promises";

const turns = 8;

/** Waits until the head is written, so that the same content always has the same bytes and ETag. */
export async function behindHead(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
}
