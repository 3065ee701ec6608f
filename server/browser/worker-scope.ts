/** TypeScript's own types of a service worker exclude the types of a page. */

export interface ExtendableEvent extends Event {
  waitUntil(task: Promise<unknown> | undefined): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
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
