// What visitors' browsers run as their worker (docs/decisions/30). It is sent as it stands, without comments and with
// the site's languages in place of LANGUAGES; each byte of it is a byte of every first visit.

/** How many pages, pages of a plan, and files that pages are drawn with are kept. */
const most = { pages: 40, plan: 24, files: 400 };

/** By the id of a document that got its copy because the answer was late: whether the answer was `same`, `new` or `none`. */
const late = new Map();

/** The address under which a page is kept; nothing for what is no public page, and for searches and filters. */
const keyOf = ({ pathname, search }) => {
  if (!/^\/(LANGUAGES)(\/|$)/.test(pathname)) return;
  if (pathname.split("/").length !== 3) return pathname;
  if (!search || /^\?(page|tours)=[\d.]+$/.test(search)) return pathname + search;
};

/** In the order in which the caches were opened first: of a plan's page the copy of a later visit, where there is one. */
const find = (key) => caches.match(key, { ignoreVary: true });

const put = async (name, key, response) => {
  const cache = await caches.open(name);
  await cache.put(key, response);
  for (const old of (await cache.keys()).slice(0, -most[name])) cache.delete(old, { ignoreVary: true });
};

/** The name of a file changes with its content. */
const getFile = async (request) => {
  const kept = await find(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) put("files", request, response.clone()).catch(() => {});
  return response;
};

/** A picture; without a network a kept file of the same picture, which may have another width or format. */
const getPicture = (request) =>
  fetch(request).catch(async (error) => {
    const picture = request.url.replace(/(-\d+)?\.\w+$/, "");
    const kept = (await (await caches.open("files")).keys()).find(({ url }) => url.startsWith(picture));
    if (kept) return find(kept);
    throw error;
  });

/** The page for addresses without a copy: in the asked language, else in any other that is kept. */
const findOfflinePage = async (language) => {
  for (const each of [language, ..."LANGUAGES".split("|")]) {
    const page = await find(`/${each}/offline`);
    if (page) return page;
  }
};

/** Keeps a page with the moment at which it came, and forgets one that is gone. Gives its HTML. */
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

/** Fetches pages of which there is no copy younger than `age`, their first picture and what they are drawn with; then `files`. */
const keep = async (name, keys, age, files) => {
  for (const key of keys) {
    const copy = await find(key);
    if (copy && Date.now() - Date.parse(copy.headers.get("saved")) < age) continue;
    const html = await save(name, key, await fetch(key));
    // Browsers that have a worker run no script that is for those without modules.
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
        // What is offered has become the copy: the line may be as slow again.
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
  // Firefox shows its own error in place of a copy where what it fetched ahead has failed.
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

/** What to keep, or the question how a late answer came out; either is answered when that is known. */
addEventListener("message", (event) => {
  const answer = (async () =>
    event.data ? keep(...event.data).then(() => "kept") : late.get(event.source.id))();
  event.waitUntil(answer.catch(() => "none").then((answer) => event.ports[0].postMessage(answer)));
});
