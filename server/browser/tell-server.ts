/** Pages send events to this address that the server cannot see itself. */
export const seenPath = "/seen";

/** Sends a message of `seenSchema` (server/visits/receive-seen.ts), also while the browser leaves the page. */
export function tellServer(message: object): void {
  navigator.sendBeacon(seenPath, JSON.stringify(message));
}
