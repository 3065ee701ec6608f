/** Keeps pages that a visitor reads in the browser (docs/decisions/30). Tests limit the size: every first visit loads it. */
import type { FetchEvent, WorkerEvents } from "./worker-scope";

/** `compile.ts` inserts the languages of the site, such as `id|en|ru`. */
declare const LANGUAGES: string;

declare const clients: { claim(): Promise<void> };
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): void;
declare function addEventListener<Type extends keyof WorkerEvents>(
  type: Type,
  listener: (event: WorkerEvents[Type]) => void,
): void;

const most = { files: 400, pages: 40, plan: 24 };

type CacheName = keyof typeof most;

type KeepRequest = [name: CacheName, keys: string[], age: number, files: string[]];

type Outcome = "same" | "new" | "none";

/** The outcome of each late response, by the id of the document that showed a copy meanwhile. */
const late = new Map<string, Promise<Outcome>>();

/** Returns the address under which a page is kept; nothing for searches, filters, and for what is no public page. */
function keyOf({ pathname, search }: URL) {
  if (!new RegExp(`^/(${LANGUAGES})(/|$)`).test(pathname)) return undefined;
  if (pathname.split("/").length !== 3) return pathname;
  return /^(\?(page|tours)=[\d.]+)?$/.test(search) ? pathname + search : undefined;
}

/** Searches the caches in the order of their creation, so that a page of the plan is the copy of a later visit. */
const find = (key: RequestInfo) => caches.match(key, { ignoreVary: true });

async function put(name: CacheName, key: RequestInfo, response: Response) {
  const cache = await caches.open(name);
  await cache.put(key, response);
  for (const old of (await cache.keys()).slice(0, -most[name])) cache.delete(old, { ignoreVary: true });
}

/** A name changes with the content of the file, so a copy is always current. */
async function getFile(request: RequestInfo) {
  const kept = await find(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) put("files", request, response.clone()).catch(() => {});
  return response;
}

/** Without a network, returns a kept file of the same picture, which may have another width or format. */
async function getPicture(request: Request) {
  try {
    return await fetch(request);
  } catch (error) {
    const picture = request.url.replace(/(-\d+)?\.\w+$/, "");
    const kept = (await (await caches.open("files")).keys()).find((file) => file.url.startsWith(picture));
    if (kept) return find(kept);
    throw error;
  }
}

async function findOfflinePage(language: string) {
  for (const each of [language, ...LANGUAGES.split("|")]) {
    const page = await find(`${each}/offline`);
    if (page) return page;
  }
  return undefined;
}

/** Keeps a page with its time of arrival, and forgets a page that is gone. Returns the HTML. */
async function save(name: CacheName, key: string, response: Response) {
  const headers = new Headers(response.headers);
  const html = await response.clone().text();
  if (response.status === 404) for (const each in most) await (await caches.open(each)).delete(key);
  if (!response.ok || response.redirected || !/html/.test(headers.get("content-type") ?? "")) return "";
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set("saved", new Date().toJSON());
  await put(name, key, new Response(html, { headers }));
  return html;
}

/** Keeps pages without a copy younger than `age` milliseconds, their first picture and scripts, and `files`. */
async function keep(name: CacheName, keys: string[], age: number, files: string[]) {
  for (const key of keys) {
    const copy = await find(key);
    if (copy && Date.now() - Date.parse(copy.headers.get("saved") ?? "") < age) continue;
    const html = await save(name, key, await fetch(key));
    // Browsers that have a worker run no script that is for browsers without modules.
    files.push(
      ...(html.replace(/<script[^>]+nomodule/gi, "").match(/\/(_next\/static|fonts)\/[\w~./-]+/g) ?? []),
      ...(html.match(/\/storage\/[\w/]+-640\.\w+/) ?? []),
    );
  }
  for (const file of files) await getFile(file);
  return "kept";
}

/** Uses the copy if there is no network, or if the network takes four seconds. */
async function respond(event: FetchEvent, key: string) {
  const network = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  const saved = network.then((response) => save("pages", key, response)).catch(() => {});
  event.waitUntil(saved);
  const copy = await find(key);
  const answer = await Promise.race([
    network.catch(() => {}),
    new Promise<"late">((resolve) => copy && setTimeout(resolve, 4_000, "late")),
  ]);
  if (answer && answer !== "late") return answer;
  if (!copy) {
    const page = await findOfflinePage(key.slice(1, 3));
    return page ? new Response(page.body, { status: 503, headers: page.headers }) : network;
  }
  const { headers } = copy;
  if (answer)
    late.set(
      event.resultingClientId,
      network.then(
        (response) => {
          if (response.status > 499) return "none";
          if (response.headers.get("etag") === headers.get("etag")) return "same";
          // A reload that the page offers may be slow again, so the new page has to be the copy by then.
          return saved.then(() => "new");
        },
        () => "none",
      ),
    );
  const mark = `<html data-saved="${headers.get("saved")}"${answer ? " data-late" : ""}`;
  return new Response((await copy.text()).replace("<html", mark), copy);
}

skipWaiting();

addEventListener("activate", (event) => {
  event.waitUntil(clients.claim());
  // Firefox shows its own error in place of a copy where a page that it fetched ahead has failed.
  if (!/Firefox/.test(navigator.userAgent)) event.waitUntil(registration.navigationPreload?.enable());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const key = keyOf(url);
  if (url.origin !== origin || request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (key) event.respondWith(respond(event, key));
    return;
  }
  const folder = /^\/(_next\/static|fonts|storage)\//.exec(url.pathname)?.[1];
  if (folder && !/\/(admin|login)/.test(request.referrer))
    event.respondWith(folder === "storage" ? getPicture(request) : getFile(request));
});

// Keeps what a page asks for, or tells the outcome of a late response.
addEventListener("message", (event) => {
  const data = event.data as KeepRequest | null;
  const answer = async () => (data ? keep(...data) : late.get(event.source.id));
  event.waitUntil(
    answer()
      .catch(() => "none")
      .then((text) => event.ports[0].postMessage(text)),
  );
});
