/** The event by which a page says that a chat was opened; `server/visits/seen-script.ts` hears it where such are counted. */
export const requestOpened = "request-opened";

/** Says that a chat was opened with a request for a tour: which and where, nothing of what was typed. */
export function announceRequest(tour: number, channel: string): void {
  dispatchEvent(new CustomEvent(requestOpened, { detail: { tour, channel } }));
}
