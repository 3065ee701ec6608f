/** Removes the copies of an earlier worker, and then itself. The server sends this script if `OFFLINE` is off. */
import type { WorkerEvents } from "./worker-scope";

declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;
declare function addEventListener<Type extends keyof WorkerEvents>(
  type: Type,
  listener: (event: WorkerEvents[Type]) => void,
): void;

async function clear() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}

addEventListener("install", () => void skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clear()));
