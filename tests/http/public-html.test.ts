import { describe, expect, test } from "vitest";
import { type Language, languages, nextLanguage } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { cutName } from "@/lib/core/storage/cut-name";
import { fullPath } from "@/lib/core/storage/stored-names";
import { homeSections } from "@/lib/home/sections";
import { allCuts } from "@/lib/home/slide-cuts";
import { kindPaths, kinds } from "@/lib/tours/kinds";
import { chips } from "@/lib/tours/list/list-state";
import { readDemoContent } from "@/prisma/demo-content";
import { comingDay } from "../setup/coming-day";
import { demoHome, demoSlideTitles } from "../setup/demo-home";
import { demoSite as site } from "../setup/demo-site";
import { headerLinks } from "../setup/header-links";
import { elements, startTags, textOf } from "../setup/html-document";
import { readPage } from "../setup/page-rules";
import { send, sql } from "../setup/shared-site";

async function ask(path: string) {
  const response = await send(path);
  const location = response.headers.get("location") ?? "";
  return { status: response.status, headers: response.headers, location, body: await response.text() };
}

/** The path of a redirect, whose `Location` may be whole or relative. */
const pathOf = (location: string) => location.replace(/^https?:\/\/[^/]+/, "");

async function read(path: string): Promise<string> {
  const { status, body } = await ask(path);
  expect(status, path).toBe(200);
  return body;
}

const textsOf = (html: string, name: string) => elements(html, name).map(({ inner }) => textOf(inner));
const linksOf = (html: string) =>
  elements(html, "a").map(({ attributes, inner }) => ({ ...attributes, text: textOf(inner) }) as Link);
const partOf = (html: string, name: string) => elements(html, name)[0]?.inner ?? "";
const sectionOf = (html: string, id: string) =>
  new RegExp(`<section[^>]*\\sid="${id}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? "";

interface Link {
  text: string;
  href?: string;
  hreflang?: string;
  target?: string;
  "aria-label"?: string;
  "aria-current"?: string;
}

/** The path of the first tour whose card says `text`. */
async function tourPath(list: string, text = ""): Promise<string> {
  const cards = elements(await read(list), "article").filter(({ inner }) => textOf(inner).includes(text));
  const href = startTags(cards[0]?.inner ?? "", "a")[0]?.href ?? "";
  expect(href, `${list} ${text}`).toMatch(/-\d+$/);
  return href;
}

const chatOf = (language: Language) =>
  language === "ru"
    ? `https://t.me/${site.telegram_account}`
    : `https://wa.me/${site.whatsapp_number?.slice(1)}`;

/** What a link to a chat has the visitor say. */
const messageOf = ({ href = "" }: Partial<Link> = {}) => new URL(href).searchParams.get("text") ?? "";

for (const language of languages) {
  const t = translate(language);

  describe(`in ${language}`, () => {
    //
    test("the home page's sections stand in their order, each anchor on its own", async () => {
      const html = await read(`/${language}`);
      const anchors = ["section", "footer"].flatMap((name) => startTags(html, name).map(({ id }) => id));
      expect(anchors.filter(Boolean)).toEqual([
        "promo",
        "packages",
        "testimonials",
        "advantages",
        "about",
        "gallery",
        "faq",
        "contact",
      ]);
      for (const section of homeSections) {
        const part = section === "reviews" ? "testimonials" : section;
        const [heading] = textsOf(sectionOf(html, part), "h2");
        const lead = part === "about" ? `${t("home.about.heading", { brand: site.name })} : ` : "";
        expect(heading).toBe(lead + demoHome[`${section}_title`]?.[language]);
      }
      expect(textsOf(sectionOf(html, "testimonials"), "span")).toContain(t("home.reviews.demo"));
      for (const { question, answer } of demoHome.questions) {
        expect(textOf(html)).toContain(question[language]);
        expect(textOf(html)).toContain(answer[language]);
      }
      const hero = messagesOf(language, "hero");
      const links = linksOf(partOf(html, "main"));
      expect(links.find(({ text }) => text === hero.viewPackages)?.href).toBe(`/${language}/tours`);
      const chat = links.find(({ text }) => text === hero.contactAdmin);
      expect(chat?.href).toContain(chatOf(language));
      expect(messageOf(chat)).toContain(demoSlideTitles(language)[0] ?? "");
    });

    //
    test(`the home page shows the running promos, the soonest end first: promos' prices in ${language}`, async () => {
      const cards = elements(sectionOf(await read(`/${language}`), "promo"), "article");
      const running = readDemoContent()
        .promos.filter(({ ends_in_days }) => ends_in_days >= 0)
        .toSorted((a, b) => a.ends_in_days - b.ends_in_days);
      expect(cards.flatMap(({ inner }) => textsOf(inner, "h3"))).toEqual(
        running.map(({ title }) => title[language] ?? title.en),
      );
      const [first] = running;
      const card = cards[0]?.inner ?? "";
      const text = textOf(card);
      // Amounts are written as the language groups digits.
      const written = (price: string | null | undefined) =>
        (price ?? "").replace(/[.,]/g, { id: ".", en: ",", ru: "\u00a0" }[language]);
      // The card has the currency of its tour alone.
      expect(written(first?.price)).toMatch(/\d/);
      expect(text).toContain(written(first?.price));
      expect(text).not.toContain(written(first?.price2));
      expect(text).toContain(first?.description[language] ?? "no description");
      expect(textsOf(card, "s")).toEqual([written(first?.old_price)]);
      const { details, tour } = messagesOf(language, "home").promo;
      const links = linksOf(card);
      expect(links.find((link) => link.text.startsWith(details))?.href).toMatch(/\.pdf$/);
      // The first button leads to the tour.
      expect(links[0]?.text.startsWith(tour)).toBe(true);
      expect(links.find((link) => link.text.startsWith(tour))?.href).toMatch(
        new RegExp(`^/${language}/tours/.+-\\d+$`),
      );
    });

    //
    test("the home page shows eight tours rated 4.5 and better, each leading to its page", async () => {
      const cards = elements(sectionOf(await read(`/${language}`), "packages"), "article");
      expect(cards).toHaveLength(8);
      for (const { href } of cards.flatMap(({ inner }) => linksOf(inner))) {
        expect(href).toMatch(new RegExp(`^/${language}/tours/[a-z0-9-]+-\\d+$`));
      }
    });

    //
    test(`the header in ${language} leads everywhere, on both of its variants`, async () => {
      for (const path of [`/${language}`, `/${language}/tours`]) {
        const links = linksOf(partOf(await read(path), "header"));
        expect(links.map(({ href }) => href)).toEqual(expect.arrayContaining(headerLinks(language)));
        expect(links.find(({ text }) => text === site.name)?.href).toBe(`/${language}`);
        const button = links.find(({ hreflang }) => hreflang);
        expect(button?.hreflang).toBe(nextLanguage(language));
      }
    });

    //
    test(`the footer in ${language} names the operator`, async () => {
      const footer = partOf(await read(`/${language}/blogs`), "footer");
      const text = textOf(footer);
      const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: "Asia/Bangkok" });
      expect(text).toContain(`© ${year.format(new Date())} ${site.legal_name}`);
      const links = linksOf(footer);
      const hrefOf = (name: string) =>
        links.find(({ text, "aria-label": label }) => [text, label?.toLowerCase()].includes(name))?.href;
      for (const { number } of site.phones) expect(hrefOf(number)).toBe(`tel:${number.replaceAll(" ", "")}`);
      expect(hrefOf(site.email ?? "")).toBe(`mailto:${site.email}`);
      for (const { line1, postal_code } of site.addresses) {
        for (const part of [line1, postal_code]) expect(text).toContain(part);
      }
      for (const network of ["instagram", "youtube", "tiktok", "facebook", "linkedin"] as const) {
        expect(hrefOf(network)).toBe(site[network]);
      }
    });

    //
    test(`the chat button in ${language} opens the language's own chat, prefilled`, async () => {
      const words = messagesOf(language, "chat");
      const name = words[language === "ru" ? "telegram" : "whatsapp"];
      const links = linksOf(await read(`/${language}`));
      const button = links.findLast((link) => [link.text, link["aria-label"]].includes(name));
      expect(button?.href).toContain(chatOf(language));
      expect(messageOf(button)).toBe(words.greeting);
      expect(button?.target).toBe("_blank");
    });

    for (const kind of kindPaths) {
      const { messages } = kinds[kind];

      //
      test(`${kind} in ${language}: title, chips, cards that lead to details of this list`, async () => {
        const html = await read(`/${language}/${kind}`);
        expect(textsOf(html, "h1")).toEqual([t(`tours.${messages}.title`)]);
        expect(textOf(html)).toContain(t(`tours.${messages}.subtitle`));
        const filter = elements(html, "nav").find(
          ({ attributes }) => attributes["aria-label"] === t("tours.filter"),
        );
        const links = linksOf(filter?.inner ?? "");
        expect(links.map(({ text }) => text)).toEqual(
          chips[kind].map(({ label }) => t(`tours.chips.${label}`)),
        );
        expect(links.filter((link) => "aria-current" in link).map(({ text }) => text)).toEqual([
          t("tours.chips.all"),
        ]);
        const cards = elements(html, "article");
        expect(cards).toHaveLength(12);
        const card = cards[0]?.inner ?? "";
        expect(textOf(card)).toContain(t("tours.startingFrom"));
        expect(startTags(card, "img")[0]?.src).toMatch(/^\/storage\//);
        const categories = Object.values(messagesOf(language, "category"));
        expect(textsOf(card, "li").some((text) => categories.includes(text))).toBe(true);
        const [link] = linksOf(card);
        expect(`${link?.["aria-label"]}${link?.text}`).toContain(t("tours.viewDetails"));
        expect(link?.href).toMatch(new RegExp(`^/${language}/${kind}/[a-z0-9-]+-\\d+$`));
      });

      //
      test(`a tour of ${kind} in ${language}: the way here, the way back, six parts`, async () => {
        const html = await read(await tourPath(`/${language}/${kind}`));
        const [name = ""] = textsOf(html, "h1");
        const way = elements(html, "nav").find(
          ({ attributes }) => attributes["aria-label"] === t("common.breadcrumb"),
        );
        expect(textsOf(way?.inner ?? "", "li")).toEqual([
          t("common.home"),
          t(`tours.${messages}.title`),
          name,
        ]);
        const back = linksOf(html).find(({ text }) => text === t(`tours.${messages}.back`));
        expect(back?.href).toBe(`/${language}/${kind}`);
        expect(textsOf(html, "h2")).toContain(t("tour.highlights"));
        const tabs = elements(html, "button").filter(({ attributes }) => attributes.role === "tab");
        expect(tabs.map(({ inner }) => textOf(inner))).toEqual(
          (["overview", "includedExcluded", "itinerary", "faq", "pricing", "booking"] as const).map((part) =>
            t(`tour.${part}`),
          ),
        );
      });
    }

    //
    test("an empty search says so and leads back to all tours, or on to everything else", async () => {
      const html = await read(`/${language}/tours?search=zzzzqqqq`);
      expect(["h2", "h3", "p"].flatMap((name) => textsOf(html, name))).toContain(t("tours.empty"));
      const all = linksOf(html).find(({ text }) => text === t("tours.showAll"));
      expect(all?.href).toBe(`/${language}/tours`);
      const on = linksOf(html).find(({ text }) => text === t("search.everywhere", { search: "zzzzqqqq" }));
      const everywhere = await read(on?.href ?? "");
      expect(textsOf(everywhere, "h1")).toEqual([t("search.empty", { search: "zzzzqqqq" })]);
      const links = linksOf(partOf(everywhere, "main"));
      expect(links.find(({ text }) => text === t("search.ask"))?.href).toContain("zzzzqqqq");
      expect(links.find(({ text }) => text === t("tours.international.title"))?.href).toBe(
        `/${language}/international-tours`,
      );
      const similan = links.find(({ text }) => text === t("footer.chips.similan"));
      expect(similan?.href).toBe(`/${language}/search?search=Similan`);
      expect(elements(sectionOf(await read(similan?.href ?? ""), "found-tours"), "article")).not.toEqual([]);
    });

    //
    test("a tour without content: every part says that it is empty, in English what is only there", async () => {
      const [row] = await sql(
        // Far behind all others, whose positions other tests take meanwhile.
        `INSERT INTO tour (tour_type, "order", name, duration, location, overview, currency)
         SELECT 1, max("order") + 1000 + floor(random() * 1000000)::int, '{"en":"Bare rock"}', '{"en":"1 hour"}', '{"en":"Nowhere"}', '{"en":"A rock."}', 'THB'
         FROM tour WHERE tour_type = 1 RETURNING id`,
      );
      const id = Number(row?.id);
      const html = await read(`/${language}/tours/bare-rock-${id}`);
      const text = textOf(html);
      for (const words of [
        t("tour.noHighlights"),
        t("tours.codeMissing"),
        t("tour.noIncluded"),
        t("tour.noExcluded"),
        t("tour.noItinerary"),
        t("tour.noFaqs"),
        t("tour.noPricing"),
        t("tour.noCancellationPolicy"),
        t("booking.noPricingInfo"),
      ]) {
        expect(text).toContain(words);
      }
      const heading = elements(html, "h1")[0]?.inner ?? "";
      expect(heading.includes('lang="en"')).toBe(language !== "en");
      const head = readPage({ path: "", status: 200, headers: new Headers(), body: html });
      expect(head.canonicals).toEqual([expect.stringMatching(new RegExp(`/en/tours/bare-rock-${id}$`))]);
      expect(Object.keys(head.hreflang)).toHaveLength(language === "en" ? 2 : 0);
      await sql("DELETE FROM tour WHERE id = $1", [id]);
      await expect.poll(async () => (await ask(`/${language}/tours/bare-rock-${id}`)).status).toBe(404);
    });

    //
    test(`a tour in ${language} says beside the button what its price is for, and above its tabs what decides`, async () => {
      for (const [code, unit, kind] of [
        ["PKT-01", "person", "open_trip"],
        ["PKT-24", "vehicle", "private_service"],
        ["PKT-15", "group", "private_service"],
      ] as const) {
        const list = `/${language}/tours?search=${code}`;
        const cards = textsOf(await read(list), "article");
        expect(cards.find((card) => card.includes(code))).toContain(t(`tours.per.${unit}`));
        const html = await read(await tourPath(list, code));
        expect(textOf(html)).toContain(code);
        const summary = partOf(html, "aside");
        expect(textOf(summary)).toContain(t(`tours.per.${unit}`));
        const facts = textsOf(partOf(html, "main"), "li");
        expect(facts).toContain(t(`tour.kinds.${kind}`));
        const free = { id: "Gratis batal", en: "Free cancellation", ru: "Бесплатная отмена" };
        expect(facts.join("\n")).toContain(free[language]);
      }
    });

    //
    test("a tour without prices offers to ask for an offer in the chat, not a form", async () => {
      const list = await read(`/${language}/tours?search=PKT-30`);
      const card = elements(list, "article")[0]?.inner ?? "";
      expect(textOf(card)).toContain(t("tours.onRequest"));
      const html = await read(startTags(card, "a")[0]?.href ?? "");
      const offer = linksOf(partOf(html, "aside")).find(({ text }) => text === t("tour.askOffer"));
      expect(offer?.href).toContain(chatOf(language));
      expect(messageOf(offer)).toContain("PKT-30");
      const panel = html.slice(html.indexOf('id="booking"'), html.indexOf("</main>"));
      expect(textOf(panel)).toContain(t("booking.noPricingInfo"));
      expect(panel).not.toContain("<form");
      const confirm = elements(panel, "button").find(({ inner }) => textOf(inner) === t("booking.confirm"));
      expect(confirm?.attributes).toHaveProperty("disabled");
      const chats = linksOf(panel).filter(({ href = "" }) => /^https:\/\/(?:t\.me|wa\.me)\//.test(href));
      expect(chats.length).toBeGreaterThan(0);
      for (const chat of chats) expect(messageOf(chat)).toContain("PKT-30");
    });

    //
    test(`the blog shows nine a page, the newest first; an article is read, shared and asked about in ${language}`, async () => {
      const words = messagesOf(language, "blogs");
      const titles = published.map(({ title }) => title[language] ?? title.en);
      const list = await read(`/${language}/blogs`);
      const next = linksOf(list).find(({ text }) => text === messagesOf(language, "common").next);
      const titlesOf = (html: string) =>
        elements(html, "article").flatMap(({ inner }) => textsOf(inner, "h2"));
      expect(titlesOf(list)).toEqual(titles.slice(0, 9));
      expect(titlesOf(await read(next?.href ?? ""))).toEqual(titles.slice(9));

      const path = await tourPath(`/${language}/blogs`, titles[0]);
      const html = await read(path);
      expect(textsOf(html, "h1")).toEqual([titles[0]]);
      expect(html).toMatch(/class="[^"]*\bprose\b[\s\S]*<h2[\s\S]*<blockquote/);
      expect(startTags(html, "time")[0]?.datetime).toMatch(/^\d{4}-\d\d-\d\d/);
      expect(textOf(html)).toContain(words.related);
      const links = linksOf(html);
      for (const network of ["WhatsApp", "Telegram", "X"]) {
        const name = words.shareOn.replace("{network}", network);
        const link = links.find((each) => [each.text, each["aria-label"]].includes(name));
        expect(decodeURIComponent(link?.href ?? "")).toContain(path);
      }
      expect(links.find(({ text }) => text === words.ctaButton)?.href).toContain(chatOf(language));
    });

    //
    test(`no article that is scheduled is nowhere yet`, async () => {
      for (const query of ["", "?page=2", `?category=${scheduled?.category}`]) {
        const title = scheduled?.title[language] ?? scheduled?.title.en;
        expect(textOf(await read(`/${language}/blogs${query}`))).not.toContain(title);
      }
    });

    //
    test("the site has a manifest in every language", async () => {
      const link = startTags(await read(`/${language}`), "link").find(({ rel }) => rel === "manifest");
      const { headers, body } = await ask(link?.href ?? "");
      expect(headers.get("content-type")).toMatch(/^application\/manifest\+json/);
      const { start_url, lang, icons } = JSON.parse(body);
      expect([start_url, lang]).toEqual([`/${language}`, language]);
      for (const { src, type } of icons) {
        const icon = await ask(src);
        expect([icon.status, icon.headers.get("content-type")]).toEqual([200, type]);
      }
    });
  });
}

const { blogs } = readDemoContent();
const published = blogs
  .filter(({ posted_in_days }) => posted_in_days <= 0)
  .toSorted((a, b) => b.posted_in_days - a.posted_in_days);
const scheduled = blogs.find(({ posted_in_days }) => posted_in_days > 0);

for (const kind of kindPaths) {
  //
  test(`${kind}: each chip leads to its own address and is marked there`, async () => {
    const chipsOf = (html: string) =>
      linksOf(
        elements(html, "nav").find((nav) => nav.attributes["aria-label"] === "Filter tours")?.inner ?? "",
      );
    for (const { text, href } of chipsOf(await read(`/en/${kind}?search=something`))) {
      const current = chipsOf(await read(href ?? "")).filter((link) => "aria-current" in link);
      expect(current.map((link) => link.text)).toEqual([text]);
    }
  });

  //
  test(`no link of ${kind} leads to a filter, so that a crawler meets no combination of filters`, async () => {
    const names = ["for", "area", "length", "max", "sort"];
    for (const query of ["", "?page=2", "?search=island", "?category=1_day_trip"]) {
      const links = startTags(await read(`/en/${kind}${query}`), "a").map(
        ({ href = "" }) => new URL(href, "http://localhost"),
      );
      expect(links.length).toBeGreaterThan(20);
      expect(links.filter(({ searchParams }) => names.some((name) => searchParams.has(name)))).toEqual([]);
    }
  });
}

//
test("no pager where there is one page", async () => {
  const pagers = async (path: string) =>
    elements(await read(path), "nav").filter(({ attributes }) => attributes["aria-label"] === "Pages").length;
  expect([await pagers("/en/tours"), await pagers("/en/tours?search=similan")]).toEqual([1, 0]);
});

//
test("a page that is missing says so, leads on and has a search, all without script", async () => {
  const t = translate("ru");
  const { status, body } = await ask("/ru/nowhere");
  expect([status, startTags(body, "html")[0]?.lang]).toEqual([404, "ru"]);
  expect(textsOf(body, "h1")).toEqual([`${t("errors.notFound")} : ${t("errors.notFoundTitle")}`]);
  expect(textsOf(body, "title")[0]).toMatch(new RegExp(`^${t("errors.notFound")}`));
  const main = partOf(body, "main");
  expect(linksOf(main)).toContainEqual(
    expect.objectContaining({ href: "/ru/tours", text: t("errors.seeTours") }),
  );
  const [form] = elements(main, "form");
  expect(main).toContain("<search>");
  expect(form?.attributes.action).toBe("/ru/search");
  expect(form?.attributes.method ?? "get").toBe("get");
  expect(startTags(form?.inner ?? "", "input")).toContainEqual(
    expect.objectContaining({ type: "search", name: "search" }),
  );
  expect(form?.inner).toContain("<button");
});

//
test("pages and categories that are none answer 404, page 1 has the bare address", async () => {
  for (const path of [
    ...[
      "page=0",
      "page=-1",
      "page=abc",
      "page=99",
      "page=",
      "page=1.5",
      "page=9999999999",
      "category=cruise",
    ].map((each) => `/en/tours?${each}`),
    ...["for=fast", "area=mars", "length=x", "max=0", "sort=cheap", "sort=price&page=99"].map(
      (each) => `/en/tours?${each}`,
    ),
    ...["page=0", "page=-1", "page=abc", "page=99"].map((each) => `/en/blogs?${each}`),
    "/en/search?category=cruise",
    "/en/tours/nothing",
    "/en/tours/x-1e3",
    "/en/tours/nothing-99999999",
    "/ru/blogs/x-999999",
    "/ru/blogs/abc",
    "/ru/blogs/x-0",
    "/en/tours/x-0",
  ]) {
    const { status, body } = await ask(path);
    expect([path, status, textsOf(body, "h1").length]).toEqual([path, 404, 1]);
  }
  for (const [asked, clean] of [
    ["/en/tours?page=1&category=open_trip", "/en/tours?category=open_trip"],
    ["/en/blogs?page=1", "/en/blogs"],
    ["/en/tours?for=children&for=calm", "/en/tours?for=calm.children"],
  ] as const) {
    const { status, location } = await ask(asked);
    expect([status, pathOf(location)]).toEqual([308, clean]);
  }
});

//
test("a search finds, says how many, is marked in its chip, and is for no search engine", async () => {
  for (const [path, canonical] of [
    ["/en/tours?search=phi+phi", "/en/tours"],
    ["/en/tours?length=half&sort=price", "/en/tours"],
    ["/en/search?search=island", "/en/search"],
    ["/en/blogs?search=bromo", "/en/blogs"],
  ] as const) {
    const head = readPage({ path, status: 200, headers: new Headers(), body: await read(path) });
    expect([path, head.robots, head.hreflang]).toEqual([path, "noindex, follow", {}]);
    expect(head.canonicals).toEqual([expect.stringMatching(new RegExp(`${canonical}$`))]);
  }
  const html = await read("/en/tours?search=phi+phi");
  expect(textOf(html)).toMatch(/\d+ tours? for “phi phi”/);
  const marked = elements(html, "a").filter(({ attributes }) => attributes["aria-current"]);
  expect(marked.map(({ inner }) => textOf(inner))).toContain("Phi Phi");
  const plain = readPage({
    path: "",
    status: 200,
    headers: new Headers(),
    body: await read("/en/blogs?page=2"),
  });
  expect([plain.robots, plain.canonicals]).toEqual(["", [expect.stringMatching(/\/en\/blogs\?page=2$/)]]);
});

test("keys of the other keyboard layout are read, and the page says so", async () => {
  const html = await read("/ru/search?search=%D0%B7%D1%80%D1%88+%D0%B7%D1%80%D1%88");
  const words = translate("ru")("search.corrected", { typed: "зрш зрш", search: "phi phi" });
  expect(textOf(html)).toContain(words);
  expect(linksOf(sectionOf(html, "found-tours")).map(({ href }) => href)).toContain(
    "/ru/tours?search=phi+phi",
  );
});

test("a category filters the tours that a search finds, and is no category of articles", async () => {
  const html = await read("/en/search?search=bali&category=private_service");
  expect(elements(sectionOf(html, "found-domestic-tours"), "article")).not.toEqual([]);
  expect(sectionOf(html, "found-blogs")).toBe("");
});

//
test("activities are offered as searches, and few results are followed by close ones", async () => {
  const t = translate("ru");
  const activity = async (path: string) => {
    const html = await read(path);
    const row = elements(html, "nav").find(
      ({ attributes }) => attributes["aria-label"] === t("search.activities"),
    );
    return { html, link: linksOf(row?.inner ?? "").find(({ text }) => text === "Рыбалка") };
  };
  const { html, link } = await activity((await activity("/ru/search")).link?.href ?? "");
  expect(link?.["aria-current"]).toBe("true");
  expect(textsOf(html, "article")[0]).toContain("кальмар");
  for (const list of ["/ru/search", "/ru/tours"]) {
    const found = await read(`${list}?search=${encodeURIComponent("пхи пхи рыбалка")}`);
    const close = found.slice(found.indexOf(t("search.close")));
    expect(textsOf(close, "article")[0], list).toContain("Пхи-Пхи");
  }
});

//
test("guests find what picks them up where they stay", async () => {
  const html = await read("/ru/tours?area=kata");
  const area = elements(html, "select").find(({ attributes }) => attributes.name === "area");
  const chosen = startTags(area?.inner ?? "", "option").filter((option) => "selected" in option);
  expect(chosen.map(({ value }) => value)).toEqual(["kata"]);
  expect(elements(html, "article").length).toBeGreaterThan(0);
  const applied = elements(html, "ul").find(
    ({ attributes }) => attributes["aria-label"] === translate("ru")("filters.applied"),
  );
  expect(textsOf(applied?.inner ?? "", "button")).toEqual([expect.stringContaining("Ката")]);
});

//
test("an old name or the bare id of an article lead to its one address", async () => {
  const path = await tourPath("/ru/blogs");
  const id = /\d+$/.exec(path)?.[0];
  for (const spelling of [`/ru/blogs/${id}`, `/ru/blogs/old-name-${id}`]) {
    const { status, location } = await ask(spelling);
    expect([spelling, status, pathOf(location)]).toEqual([spelling, 308, path]);
  }
});

//
test("days in their order, with times; prices in a table with the terms of cancellation", async () => {
  const html = await read(await tourPath("/en/international-tours"));
  const text = textOf(partOf(html, "main"));
  const days = [...new Set(text.match(/\bDay \d+\b/g))];
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.map((_, index) => `Day ${index + 1}`));
  expect(text).toMatch(/\b\d\d:\d\d\b/);
  expect(textsOf(partOf(html, "thead"), "th")).toEqual(["Service", "Price", "Description"]);
  expect(textsOf(partOf(html, "tbody"), "td").join("\n")).toMatch(/^IDR [\d,]+ ?(?:≈.*)?about .+$/m);
  expect(["h2", "h3"].flatMap((name) => textsOf(html, name))).toContain("Cancellation policy");
});

//
test("only general tours name a missing code; a discount that rounds to 0 has no badge", async () => {
  const [row] = await sql(
    `INSERT INTO tour (tour_type, "order", name, duration, location, overview, currency, starting_price, original_price)
     SELECT 3, max("order") + 1000 + floor(random() * 1000000)::int, '{"en":"Bare rock"}', '{"en":"1 hour"}', '{"en":"Nowhere"}', '{"en":"A rock."}', 'THB', 9990, 10000
     FROM tour WHERE tour_type = 3 RETURNING id`,
  );
  const id = Number(row?.id);
  const { body, status, location } = await ask(`/en/international-tours/bare-rock-${id}`);
  expect([status, location]).toEqual([200, ""]);
  expect(textOf(body)).not.toContain("N/A");
  const summary = partOf(body, "aside");
  expect(textsOf(summary, "s")).toEqual(["THB 10,000"]);
  expect(textOf(summary)).not.toContain("% off");
  await sql("DELETE FROM tour WHERE id = $1", [id]);
});

//
test("names the fees that are paid on the spot beside the price, on the card and the page of a tour", async () => {
  const path = await tourPath("/en/tours", "Phi Phi Islands & Maya Bay by speedboat");
  const fee = "+ THB 400 on the spot: National park fee";
  const cards = elements(await read("/en/tours"), "article");
  const card = cards.find(({ inner }) => linksOf(inner).some(({ href }) => href === path));
  expect(textOf(card?.inner ?? "")).toContain(fee);
  const page = await read(path);
  expect(textOf(partOf(page, "aside"))).toContain(fee);
  expect(textOf(page)).toMatch(/4\.7 \(\d+, Demo\)/);
});

//
test("the list of articles is narrowed down by topic and by search, and says so when nothing is left", async () => {
  const words = messagesOf("en", "blogs");
  const html = await read("/en/blogs");
  const topics = elements(html, "nav").find(
    ({ attributes }) => attributes["aria-label"] === words.categories,
  );
  const food = linksOf(topics?.inner ?? "").find(({ text }) => text.startsWith("Food"));
  const ofTopic = published.filter(({ category }) => category === "Food");
  expect(elements(await read(food?.href ?? ""), "article")).toHaveLength(ofTopic.length);
  const form = /<form(?=[^>]*action="\/en\/blogs")[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  expect(startTags(form, "input").map(({ name }) => name)).toContain("search");
  const [first] = elements(await read("/en/blogs?search=elephants"), "article");
  expect(textsOf(first?.inner ?? "", "h2")[0]).toContain("Elephants");
  expect(textOf(await read("/en/blogs?search=zzzzqqqq"))).toContain(words.empty);
});

//
test("articles show the tours that they name, and tours link their articles", async () => {
  const path = await tourPath("/ru/blogs", "Когда ехать на Симиланские острова");
  const html = await read(path);
  const cards = elements(html, "article").filter(({ inner }) => !inner.includes("<h1"));
  const card = html.slice(html.indexOf('class="group/card card sm:flex-row"'));
  expect(cards.length).toBeGreaterThan(0);
  const tour = linksOf(card)[0];
  expect(tour?.text).toBe("Симиланские острова на скоростном катере");
  expect(textOf(card)).toMatch(/^.*Ближайший открытый день: \d+ .* THB /s);
  const page = await read(tour?.href ?? "");
  const [articles] = elements(page, "section").filter(
    ({ attributes }) => attributes["aria-labelledby"] === "articles-title",
  );
  expect(linksOf(articles?.inner ?? "").map(({ href }) => href)).toContain(path);
});

const [firstDay, secondDay] = ["03-03", "03-05"].map((day) => comingDay(day).replaceAll("-", ""));

//
test("plans: addresses of every bad kind lead to the clean one; tours that are gone are counted", async () => {
  const forty = Array.from({ length: 40 }, (_, index) => index + 1).join(".");
  for (const [asked, clean] of Object.entries({
    "0.1": "1",
    "abc.1": "1",
    "1.1.2": "1.2",
    [forty]: "1.2.3.4.5.6.7.8.9.10.11.12",
    "%3Cscript%3E.2": "2",
  })) {
    const { status, location } = await ask(`/ru/plan?tours=${asked}`);
    expect([asked, status, location]).toEqual([
      asked,
      308,
      expect.stringMatching(new RegExp(`/ru/plan\\?tours=${clean}$`)),
    ]);
  }
  const html = await read("/ru/plan?tours=1.999999999.2147483999");
  expect(textOf(html)).toContain(translate("ru")("plan.gone", { count: 2 }));
  expect(elements(html, "article")).toHaveLength(1);
  const head = readPage({ path: "", status: 200, headers: new Headers(), body: html });
  expect([head.robots, head.canonicals]).toEqual(["noindex, follow", [expect.stringMatching(/\/ru\/plan$/)]]);
});

//
test("comparisons: the day's prices, totals, fees and conditions of these guests, in one address", async () => {
  const day = comingDay("03-03");
  const trip = `date=${day}&adults=2&children=6&stay=Patong`;
  const clean = `/en/compare?tours=11.1&${trip}`;
  const asked = `/en/compare?stay=Patong&tours=11&tours=1&tours=11&adults=2&children=6,%2099&date=${day}&x=1`;
  const { status, location } = await ask(asked);
  expect([status, location?.slice(-clean.length)]).toEqual([308, clean]);
  const html = await read(clean);
  const head = readPage({ path: "", status: 200, headers: new Headers(), body: html });
  expect([head.robots, head.canonicals]).toEqual([
    "noindex, follow",
    [expect.stringMatching(/\/en\/compare$/)],
  ]);
  const table = elements(html, "table").at(0)?.inner ?? "";
  expect(
    elements(table, "th")
      .slice(0, 2)
      .map(({ inner }) => textOf(inner)),
  ).toEqual(["Similan Islands by speedboat", "Phi Phi Islands & Maya Bay by speedboat"]);
  const { rows } = messagesOf("en", "compare");
  const text = textOf(table);
  for (const row of [rows.price, rows.total, rows.child, rows.cancellation, rows.pickup, rows.guide])
    expect(text).toContain(row);
  expect(text).toContain("2 adults, 1 child: THB");
  expect(text).toContain("Pick-up in Patong included");
  expect(text).toMatch(/plus on the spot: National park fee THB [\d,]+/);
  // Without guests there is no total, and the fee of one adult stands below the price of the day.
  expect(textOf(await read(`/en/compare?tours=11.1&date=${day}`))).toMatch(/\+ THB [\d,]+ on the spot/);
  expect(textOf(await read("/en/compare"))).toContain(messagesOf("en", "compare").empty);
});

//
test("plans: a calendar file is a response of its own", async () => {
  const path = "/ru/plan/calendar.ics?days=";
  const { headers, body } = await ask(`${path}1-${firstDay}.2-${secondDay}`);
  expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(body.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(2);
  for (const days of ["", "1", `1-${firstDay?.slice(0, 4)}0230`, `999999999-${firstDay}`]) {
    expect([days, (await ask(path + days)).status]).toEqual([days, 404]);
  }
});

//
test("what is sent as HTML alone is no part of the page's data", async () => {
  const html = await read("/en/tours");
  const data = [...html.matchAll(/__next_f\.push\((.*?)\)<\/script>/gs)].map(([, pushed]) => pushed).join("");
  expect(html.match(/<article/g)).toHaveLength(12);
  expect(data).toContain('\\"html\\":');
  expect(data).not.toContain('\\"article\\"');
});

//
test("a tour can be shared, and a list names its tours by address and position", async () => {
  const list = await read("/en/tours?page=2");
  const data = [...list.matchAll(/<script type="application\/ld\+json">([^<]*)/g)].map(([, json = ""]) =>
    JSON.parse(json),
  );
  const { itemListElement: items } = data.find((each) => each["@type"] === "ItemList");
  expect(items[0]).toEqual({
    "@type": "ListItem",
    position: 13,
    url: expect.stringMatching(/\/en\/tours\/[\w-]+-\d+$/),
  });
  for (const { url } of items) expect(list).toContain(`href="${pathOf(url)}"`);
  expect(await read("/en/tours?search=phi")).not.toContain("ItemList");
  const tour = await read(pathOf(items[0].url));
  expect(elements(tour, "button").map(({ inner }) => textOf(inner))).toContain(translate("en")("tour.share"));
});

//
test.each(languages)(
  "the accessibility statement is linked from every footer and stands in the sitemap: %s",
  async (language) => {
    const path = `/${language}/accessibility`;
    expect(linksOf(partOf(await read(`/${language}`), "footer")).map(({ href }) => href)).toContain(path);
    expect(await read(path)).toContain(translate(language)("accessibility.people"));
    expect(await read("/sitemaps/pages-1.xml")).toContain(`${path}</loc>`);
  },
);

//
test("every slide of the demo content is cut, and its tall cut costs a phone less than 60 KB", async () => {
  const [home] = await sql("SELECT slides FROM home");
  const cuts = allCuts(home?.slides);
  expect(cuts).toHaveLength(2 * 8);
  for (const cut of cuts) {
    const { status, headers } = await send(`/storage/${fullPath(cutName(cut), "avif")}`);
    expect(status).toBe(200);
    if (cut.shape.width < cut.shape.height)
      expect(Number(headers.get("content-length"))).toBeLessThan(60_000);
  }
});
