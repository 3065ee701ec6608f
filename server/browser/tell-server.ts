import { seenPath } from "./seen-path";

/** Sends a message of `seenSchema` (server/visits/receive-seen.ts), also while the browser leaves the page. */
export function tellServer(message: object): void {
  navigator.sendBeacon(seenPath, JSON.stringify(message));
}
