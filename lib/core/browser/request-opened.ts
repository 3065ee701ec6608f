/** If requests are counted, `server/browser/seen-requests.ts` hears this event. */
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

/** Reports which tour and which chat, and nothing of the typed text. */
export function announceRequest(tour: number, channel: string): void {
  const detail: OpenedRequest = { tour, channel };
  dispatchEvent(new CustomEvent(requestOpened, { detail }));
}
