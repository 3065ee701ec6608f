/** The part of a service worker's globals that the workers use. TypeScript's own types of a worker exclude those of a page. */

export interface ExtendableEvent extends Event {
  waitUntil(task: Promise<unknown> | undefined): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The browser's own request for a page, where navigation preload is on. */
  readonly preloadResponse: Promise<Response | undefined>;
  /** The id of the document that the response makes. */
  readonly resultingClientId: string;
  respondWith(response: Promise<Response | undefined>): void;
}

export interface WorkerMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly source: { readonly id: string };
  readonly ports: readonly [MessagePort];
}

export interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: WorkerMessageEvent;
}
