// The service worker of visitors' browsers (docs/decisions/30). LANGUAGES is replaced by the site's
// languages, and comments are removed: every byte is part of every first visit.

/** The maximum of stored pages, pages of a plan, and files. */
const most = { pages: 40, plan: 24, files: 400 };

/** By document: whether the late response of a slow network was `same`, `new` or `none`. */
const late = new Map();

/** Returns undefined for searches, filters and pages that are not public. */
const keyOf = ({ pathname, search }) => {
  if (!/^\/(LANGUAGES)(\/|$)/.test(pathname)) return;
  if (pathname.split("/").length !== 3) return pathname;
  if (!search || /^\?(page|tours)=[\d.]+$/.test(search)) return pathname + search;
};

/** Searches older caches first, so a plan's page is found as the copy of a later visit. */
const find = (key) => caches.match(key, { ignoreVary: true });

const put = async (name, key, response) => {
  const cache = await caches.open(name);
  await cache.put(key, response);
  for (const old of (await cache.keys()).slice(0, -most[name])) cache.delete(old, { ignoreVary: true });
};

const getFile = async (request) => {
  const kept = await find(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) put("files", request, response.clone()).catch(() => {});
  return response;
};

/** Without a network any stored width or format of the same picture will do. */
const getPicture = (request) =>
  fetch(request).catch(async (error) => {
    const picture = request.url.replace(/(-\d+)?\.\w+$/, "");
    const kept = (await (await caches.open("files")).keys()).find(({ url }) => url.startsWith(picture));
    if (kept) return find(kept);
    throw error;
  });

/** Prefers the requested language to any other that is stored. */
const findOfflinePage = async (language) => {
  for (const each of [language, ..."LANGUAGES".split("|")]) {
    const page = await find(`/${each}/offline`);
    if (page) return page;
  }
};

/** Returns the HTML of the page, which is removed if it is gone. */
const save = async (name, key, response) => {
  const headers = new Headers(response.headers);
  const html = await response.clone().text();
  if (response.status === 404)
    for (const each of Object.keys(most)) await (await caches.open(each)).delete(key);
  if (!response.ok || response.redirected || !/html/.test(headers.get("content-type"))) return "";
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set("saved", new Date().toJSON());
  await put(name, key, new Response(html, { headers }));
  return html;
};

/** Stores pages without a copy younger than `age`, with their first picture and files, then `files`. */
const keep = async (name, keys, age, files) => {
  for (const key of keys) {
    const copy = await find(key);
    if (copy && Date.now() - Date.parse(copy.headers.get("saved")) < age) continue;
    const html = await save(name, key, await fetch(key));
    // Browsers with service workers do not run scripts for browsers without modules.
    files.push(
      ...(html.replace(/<script[^>]+nomodule/gi, "").match(/\/(_next\/static|fonts)\/[\w~./-]+/g) || []),
      ...(html.match(/\/storage\/[\w/]+-640\.\w+/) || []),
    );
  }
  for (const file of files) await getFile(file);
};

const respond = async (event, key) => {
  const network = (async () => (await event.preloadResponse) || fetch(event.request))();
  const saved = network.then((response) => save("pages", key, response)).catch(() => {});
  event.waitUntil(saved);
  const copy = await find(key);
  const answer = await Promise.race([
    network.catch(() => {}),
    new Promise((resolve) => copy && setTimeout(resolve, 4000, late)),
  ]);
  if (answer && answer !== late) return answer;
  if (!copy) {
    const { body, headers } = (await findOfflinePage(key.slice(1, 3))) || {};
    return body ? new Response(body, { status: 503, headers }) : network;
  }
  const { headers } = copy;
  if (answer)
    late.set(
      event.resultingClientId,
      network.then(
        // Reports `new` only when the new page is stored, because the network may be as slow again.
        (answer) =>
          answer.status > 499
            ? "none"
            : answer.headers.get("etag") !== headers.get("etag")
              ? saved.then(() => "new")
              : "same",
        () => "none",
      ),
    );
  return new Response(
    (await copy.text()).replace(
      "<html",
      `<html data-saved="${headers.get("saved")}"${answer ? " data-late" : ""}`,
    ),
    { headers },
  );
};

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  event.waitUntil(clients.claim());
  // Firefox shows its own error instead of a copy if its preload request has failed.
  event.waitUntil(/Firefox/.test(navigator.userAgent) || registration.navigationPreload?.enable());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return;
  const key = keyOf(url);
  if (request.mode !== "navigate") {
    const [, folder] = /^\/(_next\/static|fonts|storage)\//.exec(url.pathname) || [];
    if (folder && !/\/(admin|login)/.test(request.referrer))
      event.respondWith(folder === "storage" ? getPicture(request) : getFile(request));
  } else if (key) event.respondWith(respond(event, key));
});

addEventListener("message", (event) => {
  const answer = (async () =>
    event.data ? keep(...event.data).then(() => "kept") : late.get(event.source.id))();
  event.waitUntil(answer.catch(() => "none").then((answer) => event.ports[0].postMessage(answer)));
});
