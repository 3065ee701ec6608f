import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "@/lib/core/i18n/languages";
import { agents, ask, crawl, type Fetched, inParallel, xmlProblems, xmlTexts } from "../setup/crawl";
import { startTags } from "../setup/html-document";
import { type OwnSite, ownSite } from "../setup/own-site";
import { commonProblems, dataProblems, headProblems, type PageHead, readPage } from "../setup/page-rules";

let site: OwnSite;
let token = "";
const heads = new Map<string, PageHead>();
let pages = new Map<string, Fetched>();
let files = new Set<string>();
let listed: string[] = [];

/** Not pages: the back office, and the API's documentation. */
const closed = /^\/(?:admin|login|api)(?:[/?]|$)/;

async function readSitemap() {
  const index = (await ask(site.url, "/sitemap.xml")).body;
  const parts = xmlTexts(index, "loc").map((address) => address.replace(site.url, ""));
  const texts = await Promise.all(parts.map(async (part) => (await ask(site.url, part)).body));
  return { index, parts, texts, addresses: texts.flatMap((text) => xmlTexts(text, "loc")) };
}

async function change(method: string, address: string, body: unknown) {
  const answer = await site.sendJson(method, address, body, { Authorization: `Bearer ${token}` });
  expect(answer.ok, `${method} ${address}: ${answer.status}`).toBe(true);
  return answer.json();
}

/** Every problem of every page, with the page's address before it. */
function allProblems(problemsOf: (page: Fetched, head: PageHead) => string[], only = (_: Fetched) => true) {
  return [...pages.values()]
    .filter((page) => page.status === 200 && only(page))
    .flatMap((page) => {
      const head = heads.get(page.path);
      return head ? problemsOf(page, head).map((problem) => `${page.path}: ${problem}`) : [];
    });
}

const isListed = ({ path }: Fetched) => listed.includes(site.url + path);

beforeAll(async () => {
  site = await ownSite();
  token = await site.token();
  listed = (await readSitemap()).addresses;
  const from = ["/", ...listed.map((address) => address.replace(site.url, ""))];
  ({ pages, files } = await crawl(site.url, from, closed));
  for (const page of pages.values()) if (page.status === 200) heads.set(page.path, readPage(page));
});

afterAll(() => site?.stop());

//
test("every link of the site leads to a page, every picture and document is there", async () => {
  expect(pages.size).toBeGreaterThan(250);
  expect(pages.get("/")).toMatchObject({ status: 307 });
  const broken = [...pages.values()].filter(({ path, status }) => status !== 200 && path !== "/");
  expect(broken.map(({ path, status }) => `${path}: ${status}`)).toEqual([]);
  const missing: string[] = [];
  await inParallel(files, async (file) => {
    const { status } = await fetch(site.url + file, { method: "HEAD", redirect: "manual" });
    if (status !== 200) missing.push(`${file}: ${status}`);
  });
  expect(missing).toEqual([]);
});

//
test("language, heading, cookies, message keys and the language switch of every page", () => {
  expect(allProblems(commonProblems)).toEqual([]);
});

//
test("title, description, canonical, hreflang, language switch and Open Graph of every page", () => {
  expect(allProblems((page, head) => headProblems(site.url, page, head))).toEqual([]);
});

//
test("hreflang is the same on all versions of a page, whose titles differ", () => {
  const problems = allProblems(({ path }, head) => {
    const versions = Object.entries(head.hreflang).filter(([code]) => code !== "x-default");
    const others = versions.map(([, address]) => heads.get(address.replace(site.url, "")));
    const same = others.every((other) => JSON.stringify(other?.hreflang) === JSON.stringify(head.hreflang));
    const titles = new Set(others.map((other) => other?.titles[0]));
    return [
      ...(same ? [] : ["another set on another version"]),
      ...(titles.size === versions.length ? [] : [`one title for several languages: ${path}`]),
      ...(versions.length === languages.length ? [] : ["not in all languages"]),
    ];
  }, isListed);
  expect(problems).toEqual([]);
});

//
test("structured data of every page is valid and says what the page shows", () => {
  expect(allProblems((page, head) => dataProblems(site.url, page, head))).toEqual([]);
  const types = new Set([...heads.values()].flatMap(({ data }) => data.map((node) => node["@type"])));
  for (const type of ["Product", "TouristTrip", "BreadcrumbList", "BlogPosting", "FAQPage", "WebSite"]) {
    expect(types).toContain(type);
  }
});

//
test("pages of a list have titles of their own and links to the previous and the next", () => {
  const second = pages.get("/en/tours?page=2");
  expect(heads.get("/en/tours?page=2")?.titles[0]).toMatch(/, page 2$/);
  expect(second?.body).toMatch(/<a (?=[^>]*rel="prev")(?=[^>]*href="\/en\/tours")/);
  expect(second?.body).toMatch(/<a (?=[^>]*rel="next")(?=[^>]*href="\/en\/tours\?page=3")/);
  const titles = [...heads]
    .filter(([path]) => /^\/en\/tours(?:\?page=\d+)?$/.test(path))
    .map(([, head]) => head.titles[0]);
  expect(titles.length).toBeGreaterThan(2);
  expect(new Set(titles).size).toBe(titles.length);
});

//
test("an address with the party of one visitor is left out of search engines, each time it is asked", async () => {
  for (const path of ["/en/tours", "/en", "/ru/tours?page=2"]) {
    const { headers } = await ask(site.url, path);
    expect(headers.get("x-robots-tag"), path).toBeNull();
  }
  for (const path of [
    "/en/tours?adults=2",
    "/id/tours?children=6.9",
    "/ru/tours?stay=Patong",
    "/en?adults=2",
  ]) {
    for (const _ of [1, 2, 3]) {
      const { status, headers } = await ask(site.url, path);
      expect([status, headers.get("x-robots-tag")], path).toEqual([200, "noindex"]);
    }
  }
});

//
test("no page that search engines list links a day, guests or a place", () => {
  const named = /[?&](?:date|adults|children|stay|quoted)=/;
  const linking = [...pages.values()]
    .filter(isListed)
    .flatMap(({ path, body }) =>
      startTags(body, "a").flatMap(({ href = "" }) => (named.test(href) ? `${path}: ${href}` : [])),
    );
  expect(linking).toEqual([]);
});

//
test("the sitemap lists exactly the pages that stand for themselves, with their pictures and true dates", async () => {
  const { index, parts, texts, addresses } = await readSitemap();
  expect([index, ...texts].flatMap(xmlProblems)).toEqual([]);
  const own = [...pages.values()].filter(({ path, status }) => {
    const head = heads.get(path);
    return status === 200 && head?.canonicals[0] === site.url + path && !head.robots.includes("noindex");
  });
  expect(addresses.toSorted()).toEqual(own.map(({ path }) => site.url + path).toSorted());
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(Math.max(...texts.map((text) => xmlTexts(text, "loc").length))).toBeLessThan(50_000);
  expect(parts.length).toBe(xmlTexts(index, "lastmod").length);

  const [tour] = await site.sql("SELECT id, updated_at FROM tour WHERE tour_type = 1 ORDER BY id LIMIT 1");
  const entry =
    new RegExp(`<url><loc>[^<]*/en/tours/[^<]*-${tour.id}</loc>.*</url>`).exec(texts.join("\n"))?.[0] ?? "";
  expect(xmlTexts(entry, "lastmod")).toEqual([tour.updated_at.toISOString()]);
  const pictures = await site.sql('SELECT path FROM tour_image WHERE tour_id = $1 ORDER BY "order", id', [
    tour.id,
  ]);
  expect(xmlTexts(entry, "image:loc")).toEqual(pictures.map(({ path }) => `${site.url}/storage/${path}`));
  expect(await readSitemap()).toEqual({ index, parts, texts, addresses });
});

//
test("the picture of every page is there, 1200 x 630, its own, and may be kept for ever", async () => {
  const addresses = [...heads.values()].map(({ meta }) => meta["og:image"] ?? "");
  const wanted = new Set(addresses.map((address) => address.replace(site.url, "")));
  expect(wanted.size).toBeGreaterThan(200);
  const problems: string[] = [];
  await inParallel(wanted, async (path) => {
    const answer = await fetch(site.url + path, { method: "HEAD", redirect: "manual" });
    const kept = answer.headers.get("cache-control") === "public, max-age=31536000, immutable";
    if (answer.status !== 200 || answer.headers.get("content-type") !== "image/jpeg" || !kept)
      problems.push(path);
  });
  expect(problems).toEqual([]);

  const sample = languages.flatMap((language) =>
    ["page/home", "page/tours", "page/blogs", "tour/1", "blog/1"].map((of) =>
      [...wanted].find((path) => path.startsWith(`/og/${of}-${language}-`)),
    ),
  );
  await inParallel(sample, async (path) => {
    const answer = await fetch(site.url + path);
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ path, width, height, format }).toEqual({ path, width: 1200, height: 630, format: "jpeg" });
  });
});

//
test("nobody makes the site draw what is no page's picture", async () => {
  for (const path of [
    "/og/tour/999999-en-0123456789abcdef.jpg",
    "/og/page/x-en-0123456789abcdef.jpg",
    "/og/tour/1-xx-0123456789abcdef.jpg",
    "/og/a/b",
  ]) {
    expect((await ask(site.url, path)).status, path).toBe(404);
  }
  const old = await ask(site.url, "/og/tour/1-en-0123456789abcdef.jpg");
  expect(old.status).toBe(307);
  expect((await ask(site.url, old.headers.get("location") ?? "")).status).toBe(200);
});

//
test("Chrome, Googlebot, YandexBot and Telegram read the same, found or not", async () => {
  const paths = languages.flatMap((language) => {
    const first = (list: string) =>
      [...pages.keys()].find((path) => path.startsWith(`/${language}/${list}/`)) ?? "";
    const plain = [
      "",
      "/tours",
      "/domestic-tours?page=2",
      "/blogs",
      "/tours?search=phi",
      "/nowhere",
      "/tours/x-999999",
    ];
    return [
      ...plain.map((path) => `/${language}${path}`),
      first("tours"),
      first("international-tours"),
      first("blogs"),
    ];
  });
  await inParallel([...paths, "/", "/sitemap.xml", "/robots.txt"], async (path) => {
    const answers = await Promise.all(Object.values(agents).map((agent) => ask(site.url, path, agent)));
    const told = answers.map(({ status, headers, body }) => ({
      status,
      location: headers.get("location"),
      body,
    }));
    for (const each of told) expect(each, path).toEqual(told[0]);
  });
});

const missing = [
  ...languages.flatMap((language) =>
    ["nope", "tours/nope", "tours/nope-999999", "tours/nope-99999999999", "blogs/x-999999", "a/b/c"].map(
      (path) => `/${language}/${path}`,
    ),
  ),
  "/ru/tours?page=999",
  "/en/blogs/feed.txt",
];

//
test("a page that is not there is a readable 404 without addresses", async () => {
  for (const path of missing) {
    const page = await ask(site.url, path);
    const head = readPage(page);
    expect(page.status, path).toBe(404);
    expect(commonProblems(page, head), path).toEqual([]);
    expect(head, path).toMatchObject({ robots: "noindex, follow", canonicals: [], hreflang: {} });
    expect(page.headers.get("cache-control"), path).toBe("no-store");
  }
  for (const path of [
    "/sitemaps/tours-999.xml",
    "/sitemaps/x-1.xml",
    "/sitemaps/tours-0.xml",
    "/xx/blogs/feed.xml",
    "/indexnow.txt",
  ]) {
    expect((await ask(site.url, path)).status, path).toBe(404);
  }
});

//
test("robots.txt repeats its rules for Yandex, and closes nothing that is to be found", async () => {
  const { body, headers } = await ask(site.url, "/robots.txt");
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(body).toContain(`\nSitemap: ${site.url}/sitemap.xml\n`);
  const groups = body.split("\n\n").map((group) => group.trim().split("\n"));
  const rules = (agent: string) => groups.find(([first]) => first === `User-agent: ${agent}`)?.slice(1) ?? [];
  const closedPaths = rules("*").flatMap((rule) => /^Disallow: (.+)/.exec(rule)?.[1] ?? []);
  expect(closedPaths).toEqual(["/admin", "/login", "/api"]);
  expect(rules("Yandex").slice(0, -1)).toEqual(rules("*"));
  expect(rules("Yandex").at(-1)).toMatch(/^Clean-param: utm_source&.*yclid/);
  const reachable = [
    ...listed.map((address) => address.replace(site.url, "")),
    ...files,
    "/_next/static/x.js",
  ];
  expect(reachable.filter((path) => closedPaths.some((start) => path.startsWith(start)))).toEqual([]);
  for (const path of ["/admin", "/admin/tours", "/login"]) {
    expect((await ask(site.url, path)).headers.get("x-robots-tag"), path).toBe("noindex");
  }
});

for (const language of languages) {
  //
  test(`the feed of the blog in ${language} is found, valid, and leads to pages that stand for themselves`, async () => {
    const path = `/${language}/blogs/feed.xml`;
    const { status, headers, body } = await ask(site.url, path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(xmlProblems(body)).toEqual([]);
    const links = [...body.matchAll(/<link rel="alternate" [^>]*href="([^"]+)"/g)].map(
      ([, href = ""]) => href,
    );
    expect(links.length).toBe(xmlTexts(body, "title").length);
    expect(links.filter((href) => !listed.includes(href))).toEqual([]);
    expect(new Set(xmlTexts(body, "id")).size).toBe(links.length);
    const list = pages.get(`/${language}/blogs`)?.body ?? "";
    expect(list).toContain(`type="application/atom+xml" href="${site.url}${path}"`);
  });
}

//
test("a renamed tour keeps every old link, and the sitemap is true at once", async () => {
  const before = await readSitemap();
  const [tour] = await site.sql("SELECT id, tour_type FROM tour WHERE tour_type = 3 ORDER BY id LIMIT 1");
  const old = before.addresses.filter(
    (address) => address.endsWith(`-${tour.id}`) && address.includes("/international-tours/"),
  );
  expect(old).toHaveLength(3);
  const oldPicture = heads.get((old[0] ?? "").replace(site.url, ""))?.meta["og:image"] ?? "";
  await change("PUT", `/api/packages/${tour.id}`, {
    name: { en: "Fish & Chips <b>", id: "Ikan & Kentang", ru: "Рыба и чипсы" },
  });

  const after = await readSitemap();
  expect(after.texts.flatMap(xmlProblems)).toEqual([]);
  const renamed = after.addresses.filter(
    (address) => address.endsWith(`-${tour.id}`) && address.includes("/international-tours/"),
  );
  expect(renamed.map((address) => address.replace(site.url, ""))).toEqual([
    `/id/international-tours/ikan-kentang-${tour.id}`,
    `/en/international-tours/fish-chips-b-${tour.id}`,
    `/ru/international-tours/ryba-i-chipsy-${tour.id}`,
  ]);
  for (const [index, address] of old.entries()) {
    const answer = await ask(site.url, address.replace(site.url, ""));
    expect(answer.status).toBe(308);
    expect(site.url + answer.headers.get("location")).toBe(renamed[index]);
    const page = await ask(site.url, answer.headers.get("location") ?? "");
    const head = readPage(page);
    expect(page.status).toBe(200);
    expect([...headProblems(site.url, page, head), ...dataProblems(site.url, page, head)]).toEqual([]);
    expect((await ask(site.url, (head.meta["og:image"] ?? "").replace(site.url, ""))).status).toBe(200);
  }
  const picture = await ask(site.url, oldPicture.replace(site.url, ""));
  expect(picture.status).toBe(307);

  const unchanged = (texts: string[]) =>
    texts
      .flatMap((text) => text.split("\n"))
      .filter(
        (line) =>
          line.startsWith("<url>") &&
          !line.includes(`-${tour.id}</loc>`) &&
          !line.includes("/international-tours"),
      );
  const lists = /<loc>[^<]*\/(?:id|en|ru)<\/loc>/;
  expect(unchanged(after.texts).filter((line) => !lists.test(line))).toEqual(
    unchanged(before.texts).filter((line) => !lists.test(line)),
  );
});

//
test("a text without a translation stands behind its English page", async () => {
  const { id } = await change("POST", "/api/packages", {
    tour_type: 1,
    name: { en: "Only in English" },
    duration: { en: "1 day" },
    location: { en: "Phuket" },
    overview: { en: "Nobody has translated this yet." },
    currency: "shells",
    starting_price: 5,
  });
  const english = `${site.url}/en/tours/only-in-english-${id}`;
  for (const language of languages) {
    const page = await ask(site.url, `/${language}/tours/only-in-english-${id}`);
    const head = readPage(page);
    expect(page.status).toBe(200);
    expect(headProblems(site.url, page, head)).toEqual([]);
    expect(head.canonicals).toEqual([english]);
    expect(head.hreflang).toEqual(language === "en" ? { en: english, "x-default": english } : {});
    expect(head.data.map((node) => node["@type"])).toEqual(["BreadcrumbList", "TouristTrip"]);
    expect(dataProblems(site.url, page, head)).toEqual([]);
    if (language !== "en") expect(page.body).toMatch(/<h1[^>]*>(?:<[^>]+>)*<span lang="en">Only in English/);
  }
  const { addresses } = await readSitemap();
  expect(addresses.filter((address) => address.endsWith(`-${id}`) && address.includes("only-in"))).toEqual([
    english,
  ]);
  await site.send(`/api/packages/${id}`, { method: "DELETE", headers: { Authorization: `Bearer ${token}` } });
  expect((await readSitemap()).addresses).not.toContain(english);
});

//
test("what staff write for search engines is on the next page, literally; what they close is in no sitemap", async () => {
  const title = `Tours & "more" </title><script>alert(1)</script>`;
  await change("PUT", "/api/seo-content", {
    tours: {
      en: { title, description: "It's <b>ours</b>", author: "Sari", robots: null },
      id: { title: "", description: "" },
      ru: { robots: "noindex" },
    },
  });
  const page = await ask(site.url, "/en/tours");
  const head = readPage(page);
  expect(head.titles).toEqual([title]);
  expect(head.descriptions).toEqual(["It's <b>ours</b>"]);
  expect(head.meta.author).toBe("Sari");
  expect(page.body).not.toContain("<script>alert(1)");
  expect(head.hreflang).toEqual({
    id: `${site.url}/id/tours`,
    en: `${site.url}/en/tours`,
    "x-default": `${site.url}/en/tours`,
  });
  expect(readPage(await ask(site.url, "/id/tours")).titles).toEqual([title]);
  expect(readPage(await ask(site.url, "/ru/tours"))).toMatchObject({ robots: "noindex", hreflang: {} });
  const { addresses } = await readSitemap();
  expect(addresses).toContain(`${site.url}/id/tours`);
  expect(addresses).not.toContain(`${site.url}/ru/tours`);
});
