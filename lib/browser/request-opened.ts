/** The event of a page that says that a chat was opened. Where requests are counted, `server/browser/seen-requests.ts` hears it. */
export const requestOpened = "request-opened";

export interface OpenedRequest {
  tour: number;
  channel: string;
}

declare global {
  interface WindowEventMap {
    [requestOpened]: CustomEvent<OpenedRequest>;
  }
}

/** Says that a chat was opened with a request for a tour: which tour and which chat, and nothing of the typed text. */
export function announceRequest(tour: number, channel: string): void {
  const detail: OpenedRequest = { tour, channel };
  dispatchEvent(new CustomEvent(requestOpened, { detail }));
}
