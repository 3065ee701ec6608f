import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "@/lib/core/i18n/languages";
import { tourBody } from "../api/bodies";
import { crawl } from "../setup/crawl";
import { type OwnSite, ownSite } from "../setup/own-site";
import { seededAdmin } from "../setup/sign-in";

let site: OwnSite;
let headers: Record<string, string>;

beforeAll(async () => {
  site = await ownSite();
  headers = { Authorization: `Bearer ${await site.token()}` };
  const { plan } = await (await site.send("/api/demo-content", { headers })).json();
  const removal = { plan, password: seededAdmin.password };
  expect((await site.sendJson("POST", "/api/demo-content/removal", removal, headers)).status).toBe(200);
});

afterAll(() => site?.stop());

/** What only the operator of the demonstration says about itself. */
const ofDemo =
  /Ombak|66900000000|\+66 90|\+62 800|ombak_andaman|halo@|Chao Fa|Danau Contoh|83130|80228|OA-[2-9A-Z]{6}/;
/** Finds claims about an operator. The tests have entered no claim. */
const claims =
  /\b(?:since|sejak) \d{4}|\bс \d{4} года|\d ?%(?![0-9a-f]{2})|\d(?:[.,]\d)? ?★|aggregateRating|"review"|insur|asuransi|страхов|guarantee|garansi|гаранти|deposit|депозит|\b(?:24|48) (?:hours|jam|час)|discount|diskon|скидк|pick you up|kami jemput|за вами заедем|clear prices|harga jelas|local guides|pemandu setempat|местными гидами/i;
const licence = /licen[cs]e|лиценз|lisensi/i;
const ofAnybody = /wa\.me|t\.me|mailto:|tel:\+|instagram\.com|<address|\/documents\//;

/** Everything that visitors, search engines and programs read, by address. */
async function readAll(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const { pages } = await crawl(
    site.url,
    ["/", ...languages.map((language) => `/${language}`)],
    /^\/(?:admin|login|api)/,
  );
  for (const { path, body } of pages.values()) texts.set(path, body);
  const others = [
    "/api/openapi.json",
    "/api/site-settings",
    "/.well-known/security.txt",
    "/robots.txt",
    "/sitemap.xml",
    ...languages.flatMap((language) => [
      ...["manifest.webmanifest", "blogs/feed.xml", "plan", "offline", "not-found", "unavailable"].map(
        (name) => `/${language}/${name}`,
      ),
    ]),
  ];
  for (const path of others) texts.set(path, await (await site.send(path)).text());
  return texts;
}

/** The words of pages and feeds. The API names its fields, and scripts and styles say nothing to a visitor. */
function claimed(texts: Map<string, string>): Map<string, string> {
  const pages = [...texts].filter(([path]) => !path.startsWith("/api/"));
  const words = (html: string) =>
    html.replace(
      /<style[\s\S]*?<\/style>|<script(?![^>]*ld\+json)[\s\S]*?<\/script>|<svg[\s\S]*?<\/svg>|\sstyle="[^"]*"/g,
      "",
    );
  return new Map(pages.map(([path, html]) => [path, words(html)]));
}

const bodyOf = async (path: string) => (await site.send(path)).text();

const small = { width: 100, height: 100, channels: 3, background: "#024" } as const;

function found(texts: Map<string, string>, what: RegExp): string[] {
  return [...texts].flatMap(([path, text]) => (what.test(text) ? [`${path}: ${what.exec(text)?.[0]}`] : []));
}

// R-50.4, R-85.30, R-85.32
test("an empty site names nobody and has no way to write to anybody", async () => {
  const texts = await readAll();
  expect(texts.size).toBeGreaterThan(30);
  expect(found(texts, ofDemo)).toEqual([]);
  expect(found(texts, ofAnybody)).toEqual([]);
  for (const each of [claims, licence]) expect(found(claimed(texts), each)).toEqual([]);
  for (const path of ["/.well-known/security.txt", "/en/privacy", "/ru/terms"])
    expect((await site.send(path)).status).toBe(404);
  for (const name of ["privacy-policy", "payment-methods-ru", "promo-terms"])
    expect((await site.send(`/documents/${name}.pdf`)).status).toBe(404);
  for (const path of ["/en", "/ru/plan", "/id/tours"])
    expect(await bodyOf(path)).not.toContain("header-search");
});

/** The links and inputs that an empty site has no content for. */
const nothingBehind =
  /href="\/en\/(?:tours|international-tours|domestic-tours|blogs)"|#contact"|id="list-day"|id="blog-search"|class="chip"|hero-shade|different search|Popular searches|knowsLanguage|islands|href="\/en\/plan"/;
const linksOf = (html: string) =>
  html.replace(/<link[^>]*>|<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/g, "");

// R-80.2, R-80.3, R-80.4, R-80.22, R-87.7
test.each(["", "/tours", "/domestic-tours", "/blogs", "/search?search=reef"])(
  "on an empty site the page /en%s leads nowhere and blames no search",
  async (path) => {
    const html = linksOf(await bodyOf(`/en${path}`));
    // The language switch of a page leads to the page itself.
    expect(nothingBehind.exec(html.replaceAll(`href="/en${path}"`, ""))?.[0]).toBeUndefined();
    expect(html).toContain("</footer>");
  },
);

const priced = {
  currency: "THB",
  starting_price: 900,
  prices: [{ service_type: { en: "Adult" }, price: 900, description: { en: "From 12" } }],
};

// R-80.1, R-80.2
test("a site without chat and e-mail shows prices and telephones, and takes no requests", async () => {
  const phones = [{ number: "+62 361 123 456" }];
  expect(
    (await site.sendJson("PUT", "/api/site-settings", { name: "Harbour Days", phones }, headers)).ok,
  ).toBe(true);
  const { id, slug } = await (
    await site.sendJson("POST", "/api/packages", { ...tour, ...priced, stops: [] }, headers)
  ).json();
  const page = `/en/tours/${slug}`;
  for (const path of [page, `/en/plan?tours=${id}`]) {
    const html = await bodyOf(path);
    expect(html).not.toMatch(/Book this tour|in a chat|data-booking-bar/);
    expect(html).toContain('href="tel:+62361123456"');
  }
  const html = await bodyOf(page);
  for (const part of ["To book or ask, call us", "THB 900"]) expect(html).toContain(part);
  const home = await bodyOf("/en");
  for (const part of ['href="/en/tours"', '#contact"', 'id="list-day"']) expect(home).toContain(part);
  expect(linksOf(home)).not.toContain('href="/en/domestic-tours"');
  expect((await site.send(`/api/packages/${id}`, { method: "DELETE", headers })).status).toBe(204);
});

const harbour = {
  name: "Harbour Days",
  legal_name: "PT Harbour Days",
  licence_number: "NIB 123",
  booking_prefix: "HD",
  whatsapp_number: "+62 361 123 456",
  telegram_account: "harbour_days",
  email: "hello@harbour.example",
  phones: [{ number: "+62 361 123 456" }],
  opening_hours: { en: "Daily, 8 to 20", id: "Setiap hari", ru: "Ежедневно" },
  addresses: [
    { line1: "1 Pier Road", city: "Padang Bai", country: "ID", map_url: "https://maps.example/pier" },
  ],
  instagram: "https://www.instagram.com/harbour",
  privacy_text_en: "<h2>Data</h2><p>We keep nothing.</p>",
  privacy_text_id: "<p>Kami tidak menyimpan apa pun.</p>",
};

const home = {
  hero_title: { en: "Days at the harbour", id: "Hari di pelabuhan", ru: "Дни в гавани" },
  questions: [{ question: { en: "Where do we meet?" }, answer: { en: "At 1 Pier Road." } }],
};
const pier = { code: "pier-road", name: { en: "Pier Road" } };
const tour = tourBody({ name: { en: "Lagoon by kayak" }, stops: [{ place: "pier-road" }] });

// R-50.4
test("through the API alone the site becomes another operator's, everywhere and at once", async () => {
  expect((await site.sendJson("PUT", "/api/site-settings", harbour, headers)).status).toBe(200);
  const send = async (method: string, path: string, body: object) =>
    expect((await site.sendJson(method, `/api/${path}`, body, headers)).ok).toBe(true);
  await send("PUT", "home-content", home);
  await send("POST", "places", pier);
  await send("POST", "packages", tour);
  const texts = await readAll();
  expect(found(texts, ofDemo)).toEqual([]);
  expect(found(claimed(texts), claims)).toEqual([]);
  const unnamed = [...texts.keys()].filter((path) => !/robots|sitemap|security|^\/$/.test(path));
  expect(unnamed.filter((path) => !texts.get(path)?.includes("Harbour Days"))).toEqual([]);
  const start = texts.get("/en") ?? "";
  for (const part of [
    "PT Harbour Days",
    "NIB 123",
    "Daily, 8 to 20",
    "1 Pier Road",
    "https://maps.example/pier",
  ])
    expect(start).toContain(part);
  const entered = ["Days at the harbour", "At 1 Pier Road.", "Lagoon by kayak"];
  const all = [...texts.values()].join();
  expect(entered.filter((part) => !all.includes(part))).toEqual([]);
  expect(start).toContain("https://wa.me/62361123456?text=");
  expect(start).not.toMatch(/youtube\.com|tiktok\.com/);
  expect(texts.get("/ru")).toContain("https://t.me/harbour_days?text=");
  expect(texts.get("/.well-known/security.txt")).toContain("mailto:hello@harbour.example");
});

// R-80.20, R-80.21
test("names of the kinds and of the blog stand wherever the site names them", async () => {
  const names = { general_name: { en: "Bali tours", id: "Tur Bali" }, blog_name: { en: "Harbour notes" } };
  const json = { ...names, short_name: "Harbour" };
  expect((await site.sendJson("PUT", "/api/site-settings", json, headers)).status).toBe(200);
  const list = await bodyOf("/en/tours");
  expect(list).toMatch(/<title>Bali tours \| Harbour Days<[\s\S]*<h1[^>]*>Bali tours</);
  expect(await bodyOf("/en/blogs")).toMatch(/<title>Harbour notes \|[\s\S]*<h1[^>]*>Harbour notes</);
  expect(await bodyOf("/en/blogs/feed.xml")).toContain("<title>Harbour notes | Harbour Days</title>");
  expect(JSON.parse(await bodyOf("/en/manifest.webmanifest")).short_name).toBe("Harbour");
  expect(await bodyOf("/id/tours")).toMatch(/<h1[^>]*>Tur Bali</);
  expect(await bodyOf("/ru/tours")).toMatch(/<h1[^>]*>Bali tours</);
  const texts = await readAll();
  expect(found(texts, /Phuket tours|Tur Phuket|Туры на Пхукете/)).toEqual([]);
});

// R-82.1
test("below the button of a tour stands what the operator has entered about itself, and nothing else", async () => {
  const put = async (json: object) =>
    expect((await site.sendJson("PUT", "/api/site-settings", json, headers)).status).toBe(200);
  const body = { ...tour, ...priced, stops: [] };
  const { id, slug } = await (await site.sendJson("POST", "/api/packages", body, headers)).json();
  const boxOf = async (language: string) =>
    /<aside[\s\S]*?<\/aside>/.exec(await bodyOf(`/${language}/tours/${slug}`))?.[0] ?? "";
  const empty = { licence_number: null, founded: null, insurance: {}, answer_time: {} };
  await put(empty);
  expect(await boxOf("en")).toContain("THB 900");
  expect(await boxOf("en")).not.toMatch(/Licence|Guests since|Insured|within an hour/);
  await put({
    licence_number: "NIB 123",
    founded: 2009,
    insurance: { en: "Insured on board" },
    answer_time: { en: "We answer within an hour", id: "Satu jam" },
  });
  for (const text of ["Licence NIB 123", "Insured on board", "Guests since 2009", "We answer within an hour"])
    expect(await boxOf("en")).toContain(text);
  for (const text of ["Satu jam", "Melayani tamu sejak 2009", '<span lang="en">Insured on board</span>'])
    expect(await boxOf("id")).toContain(text);
  await put({ ...empty, licence_number: "NIB 123" });
  expect((await site.send(`/api/packages/${id}`, { method: "DELETE", headers })).status).toBe(204);
});

const boats = {
  title: { en: "Our boats", ru: "Наши лодки" },
  content_en: "<h2>Fleet</h2><p>Two catamarans with toilets.</p>",
  content_ru: "<p>Два катамарана.</p>",
  address: "our-boats",
  placement: "menu",
  published: true,
};

// R-85.12, R-85.13
test("an own page stands in the menu under its name, with head, sitemap, Markdown, picture and search", async () => {
  const make = await site.sendJson("POST", "/api/own-pages", boats, headers);
  expect(make.status).toBe(201);
  const { id } = await make.json();
  const below = { ...boats, address: "how-to-find-us", title: { en: "How to find us" }, placement: "footer" };
  expect((await site.sendJson("POST", "/api/own-pages", below, headers)).status).toBe(201);
  const page = await bodyOf("/ru/our-boats");
  for (const part of [
    "<title>Наши лодки | Harbour Days<",
    "Два катамарана.",
    "BreadcrumbList",
    'hrefLang="en"',
  ])
    expect(page).toContain(part);
  expect(page).toMatch(/<meta name="description" content="Два катамарана\."/);
  expect(await bodyOf("/id/our-boats")).toMatch(/rel="canonical" href="[^"]*\/en\/our-boats"/);
  expect((await site.send(await ogImageOf("/en/our-boats"))).headers.get("content-type")).toBe("image/jpeg");
  const headerOf = async (path: string) => /<header[\s\S]*?<\/header>/.exec(await bodyOf(path))?.[0] ?? "";
  expect(await headerOf("/en/tours")).toContain('href="/en/our-boats"');
  expect(await headerOf("/en/tours")).not.toContain("how-to-find-us");
  expect(await bodyOf("/en/tours")).toContain('href="/en/how-to-find-us"');
  const menu = [
    { entry: "contact", name: { en: "Write to us" } },
    { entry: "our-boats", name: { en: "Fleet" } },
  ];
  expect((await site.sendJson("PUT", "/api/site-settings", { menu }, headers)).status).toBe(200);
  expect(await headerOf("/en/plan")).toMatch(
    />Write to us<[\s\S]*href="\/en\/our-boats"[^>]*>Fleet<[\s\S]*>FAQ</,
  );
  expect(await bodyOf("/sitemaps/own-pages-1.xml")).toMatch(/\/en\/our-boats<[\s\S]*\/ru\/our-boats</);
  expect(await bodyOf("/en/our-boats.md")).toContain("# Our boats");
  expect(await bodyOf("/en/search?search=catamarans")).toContain('href="/en/our-boats"');
  const draft = { published: false };
  expect((await site.sendJson("PUT", `/api/own-pages/${id}`, draft, headers)).status).toBe(200);
  for (const path of ["/en/our-boats", "/en/our-boats.md", `/api/own-pages/${id}`])
    expect([path, (await site.send(path)).status]).toEqual([path, 404]);
  expect(await headerOf("/en/tours")).not.toContain("our-boats");
});

// R-85.20, R-85.21
test("a site in another zone counts its days there, tells its scripts so, and names its clock", async () => {
  expect(await bodyOf("/en")).not.toContain("data-utc");
  const zone = { time_zone: "Asia/Makassar", time_name: { en: "Bali time" } };
  expect((await site.sendJson("PUT", "/api/site-settings", zone, headers)).status).toBe(200);
  expect(await bodyOf("/en")).toMatch(/<html[^>]* data-utc="480"/);
  const late = { ...tour, name: { en: "Late kayak" }, cutoff_days: 1, cutoff_time: "18:00" };
  const { slug } = await (await site.sendJson("POST", "/api/packages", late, headers)).json();
  expect(await bodyOf(`/en/tours/${slug}`)).toContain("Book by 18:00 Bali time, the day before");
});

// R-50.6
test("a written text has a page in each language, which the footer links; a text that nobody wrote has none", async () => {
  const shown = { en: "<p>We keep nothing.</p>", id: "Kami tidak menyimpan", ru: 'lang="en" class="prose"' };
  for (const language of languages) {
    expect(await (await site.send(`/${language}/privacy`)).text()).toContain(shown[language]);
    const home = await (await site.send(`/${language}`)).text();
    expect(home).toContain(`href="/${language}/privacy"`);
    expect(home).not.toContain(`href="/${language}/terms"`);
  }
  expect((await site.send("/en/terms")).status).toBe(404);
});

const ogImageOf = async (page: string) =>
  /property="og:image" content="[^"]*(\/og\/[^"]+)"/.exec(await bodyOf(page))?.[1] ?? "";

// R-50.9
test("previews of lists and single pages show the home page's pictures, and are made anew with these alone", async () => {
  const pages = ["/en/tours", "/ru/blogs", "/en/counting"];
  const images = () => Promise.all(pages.map(ogImageOf));
  const put = async (slides: object[]) =>
    expect((await site.sendJson("PUT", "/api/home-content", { slides }, headers)).status).toBe(200);
  const body = new FormData();
  const bytes = await sharp({ create: { width: 1440, height: 810, channels: 3, background: "#357" } })
    .jpeg()
    .toBuffer();
  body.append("image", new Blob([new Uint8Array(bytes)]), "vans.jpg");
  const { path } = await (
    await site.send("/api/packages/upload-image", { method: "POST", headers, body })
  ).json();
  const slide = { picture: path, title: { en: "Vans" }, subtitle: { en: "For eight" } };
  const plain = await images();
  await put([slide]);
  const pictured = await images();
  for (const [at, image] of pictured.entries()) {
    expect(image).not.toBe(plain[at]);
    const [shown, outdated] = await Promise.all([site.send(image), site.send(plain[at] ?? "")]);
    expect([shown.status, outdated.headers.get("location")]).toEqual([200, image]);
  }
  await put([{ ...slide, title: { en: "Minibuses" } }]);
  expect(await images()).toEqual(pictured);
  await put([]);
  expect(await images()).toEqual(plain);
});

const upload = (path: string, content: string | Uint8Array<ArrayBuffer>, name: string) => {
  const body = new FormData();
  body.append("file", new Blob([content]), name);
  return site.send(`/api/site-settings/${path}`, { method: "POST", headers, body });
};

// R-50.8, R-50.9, R-85.30
test("logo and accent are on all pages with the next request: header, icons, manifest and previews of links", async () => {
  const ogImages = () => Promise.all(["/en", "/en/tours", "/en/counting"].map(ogImageOf));
  const before = await ogImages();
  const shape = '<path d="M0 0h40v10H0z" fill="#024"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" onload="alert(1)"><script>alert(1)</script>${shape}</svg>`;
  const { path } = await (await upload("logo", svg, "logo.png")).json();
  expect(path).toMatch(/^\/logo\/[0-9a-f]{32}-512x128-light\.svg$/);
  const look = { logo: path, accent: "#0057b8" };
  expect((await site.sendJson("PUT", "/api/site-settings", look, headers)).status).toBe(200);
  for (const page of ["/en", "/ru/tours", "/id/offline", "/en/not-found", "/ru/unavailable", "/id/plan"]) {
    const html = await bodyOf(page);
    expect(html, page).toMatch(/<html[^>]* style="--color-accent:#0057b8;/);
    expect(html, page).toMatch(new RegExp(`<header[^]*?<img src="${path}" alt="Harbour Days"`));
    expect(html, page).toContain(`href="${path}/favicon-96.png"`);
    expect(html, page).toContain(`href="${path}/apple-180.png"`);
  }
  const file = await site.send(path);
  expect(await file.text()).not.toMatch(/script|onload/);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
    "cache-control": "public, max-age=31536000, immutable",
  });
  const manifest = JSON.parse(await bodyOf("/en/manifest.webmanifest"));
  expect(manifest.theme_color).toBe("#0057b8");
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of manifest.icons) {
    const icon = await sharp(await (await site.send(src)).arrayBuffer()).metadata();
    expect(`${icon.format} ${icon.width}x${icon.height}`).toBe(`png ${sizes}`);
  }
  for (const [at, after] of (await ogImages()).entries()) {
    expect(after).not.toBe(before[at]);
    expect((await site.send(after)).status).toBe(200);
  }
  expect((await site.send(`${path}/icon-193.png`)).status).toBe(404);
  const fixed = { "/favicon.ico": "favicon-96.png", "/apple-touch-icon.png": "apple-180.png" };
  for (const [address, icon] of Object.entries(fixed)) {
    expect((await site.send(address)).headers.get("location")).toBe(`${path}/${icon}`);
  }
});

// R-50.8
test.each([
  ["a page called SVG", "<html><body>x</body></html>", "SVG atau PNG"],
  ["an empty drawing", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>', "kosong"],
  ["a drawing that does not end", '<svg viewBox="0 0 9 9"><g><path d="M0 0"', "kosong"],
  ["a drawing with two roots", '<svg viewBox="0 0 9 9"></svg><svg></svg>', "rusak"],
  [
    "a small PNG",
    () =>
      sharp({ create: { ...small, width: 255 } })
        .png()
        .toBuffer(),
    "256 piksel",
  ],
  [
    "a long PNG",
    () =>
      sharp({ create: { ...small, width: 400, height: 20 } })
        .png()
        .toBuffer(),
    "panjang",
  ],
])("a logo is refused if it is %s", async (_, content, reason) => {
  const bytes = typeof content === "string" ? content : new Uint8Array(await content());
  const answer = await upload("logo", bytes, "logo.svg");
  expect(await answer.json()).toMatchObject({ errors: { file: [expect.stringContaining(reason)] } });
  expect(answer.status).toBe(422);
});

test("a logo that nobody uploaded cannot be named", async () => {
  const logo = `/logo/${"0".repeat(32)}-512x128-light.svg`;
  const answer = await site.sendJson("PUT", "/api/site-settings", { logo }, headers);
  expect(await answer.json()).toMatchObject({ errors: { logo: [expect.stringContaining("Unggah")] } });
});

// R-50.5
test("a document is taken for its content, not for its name, and served as what it is", async () => {
  expect((await upload("documents", "<script>alert(1)</script>", "privacy.pdf")).status).toBe(422);
  const { path } = await (
    await upload("documents", "%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n", "privacy.pdf")
  ).json();
  const document = await site.send(path);
  expect(document.headers.get("content-type")).toBe("application/pdf");
  expect(document.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await site.sendJson("PUT", "/api/site-settings", { privacy_policy: path }, headers)).status).toBe(
    200,
  );
  expect(await (await site.send("/id")).text()).toContain(path);
  expect((await site.send("/documents/00000000000000000000000000000000.pdf")).status).toBe(404);
});
