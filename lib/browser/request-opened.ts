/** A `window` event: a chat was opened. `server/visits/seen-script.ts` listens where chats are counted. */
export const requestOpened = "request-opened";

/** Reports that a chat was opened, with the tour and the channel only. The visitor's text is never included. */
export function announceRequest(tour: number, channel: string): void {
  dispatchEvent(new CustomEvent(requestOpened, { detail: { tour, channel } }));
}
