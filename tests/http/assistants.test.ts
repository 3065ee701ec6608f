import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { doorPath, mostBytes } from "@/lib/assistants/door";
import { formatMoney } from "@/lib/core/format";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { kindPaths } from "@/lib/tours/kinds";
import { connectAssistant, revisions } from "../setup/assistant";
import { comingDay } from "../setup/coming-day";
import { elements, startTags, textOf } from "../setup/html-document";
import { measureUntil } from "../setup/measure";
import { type OwnSite, ownSite } from "../setup/own-site";

let own: OwnSite;

beforeAll(async () => {
  own = await ownSite({ LOG_LEVEL: "warn" });
});

afterAll(() => own?.stop());

const json = { "Content-Type": "application/json", Accept: "application/json" };

const send = (init: RequestInit) => fetch(own.url + doorPath, init);

const post = (body: string, headers: Record<string, string> = {}) =>
  send({ method: "POST", body, headers: { ...json, ...headers } });

const listTools = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

const code = async (response: Response) => (await response.json()).error?.code;

// R-76.1
test.each(revisions)("the official client of the revision %s reads and asks", async (revision) => {
  const { client, ask } = await connectAssistant(own.url, { revision });
  expect((await client.listTools()).tools).toHaveLength(6);
  expect((await ask("search_tours", { words: "phi phi", adults: 2 })).tours.length).toBeGreaterThan(0);
});

// R-76.9
test("pages of any origin may call, and every method but POST is refused", async () => {
  for (const asked of [
    {} as Record<string, string>,
    { "Access-Control-Request-Headers": "mcp-method, mcp-name, mcp-protocol-version" },
  ]) {
    const preflight = await send({
      method: "OPTIONS",
      headers: { Origin: "https://chat.example", ...asked },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
    const allowed = preflight.headers.get("access-control-allow-headers")?.toLowerCase().split(", ");
    expect(allowed).toEqual(
      expect.arrayContaining(["content-type", "mcp-protocol-version", "mcp-method", "mcp-name"]),
    );
  }
  for (const method of ["GET", "DELETE", "PUT", "PATCH"]) {
    const refused = await send({ method });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  }
  const called = await post(listTools, {
    Origin: "https://chat.example",
    Cookie: "next-auth.session-token=x",
  });
  expect([called.status, called.headers.get("content-type")]).toEqual([200, "application/json"]);
  expect(called.headers.get("access-control-allow-origin")).toBe("*");
  expect(called.headers.get("set-cookie")).toBeNull();
});

/** Sends a part of a body and closes the connection. */
function sendHalf(): Promise<void> {
  const { hostname, port, host } = new URL(own.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      const head = `POST ${doorPath} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`;
      socket.end(`${head}{"jsonrpc":`);
    });
    socket.on("error", reject).on("close", () => resolve());
    socket.resume();
  });
}

// R-76.10
test("bodies that are no call are refused, and the door stays open", async () => {
  const typed = (type: string) => post(listTools, { "Content-Type": type });
  for (const type of [
    "text/plain",
    "application/jsonp",
    "text/plain; application/json",
    "multipart/form-data",
  ]) {
    expect([type, (await typed(type)).status]).toEqual([type, 415]);
  }
  expect((await typed("Application/JSON; charset=utf-8")).status).toBe(200);
  expect((await send({ method: "POST" })).status).toBe(415);
  const long = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/list",
    params: { x: "x".repeat(65 * 1024) },
  });
  expect((await post(long)).status).toBe(413);
  const huge = await post("x".repeat(10_000_000)).then(
    ({ status }) => status,
    () => 413,
  );
  expect(huge).toBe(413);
  const padded = `${listTools}${" ".repeat(mostBytes - listTools.length)}`;
  expect((await post(padded)).status).toBe(200);
  for (const body of ["", "{", "null", "[".repeat(60_000), '{"jsonrpc":"2.0"}', "[]"]) {
    const refused = await post(body);
    expect([body.slice(0, 20), refused.status]).toEqual([body.slice(0, 20), 400]);
    expect(await code(refused)).toBeLessThan(0);
  }
  await sendHalf();
  expect((await post(listTools)).status).toBe(200);
});

// R-76.13
test("the catalog leads to the card, and the card to the door", async () => {
  const read = async (address: string) => {
    const response = await fetch(address);
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    return { type: response.headers.get("content-type"), body: await response.json() };
  };
  const catalog = await read(`${own.url}/.well-known/mcp/catalog.json`);
  expect(catalog.type).toBe("application/json");
  const [entry] = catalog.body.entries;
  const card = await read(own.url + new URL(entry.url).pathname);
  expect([card.type, entry.type]).toEqual(Array(2).fill("application/mcp-server-card+json"));
  expect(card.body.name).toMatch(/^[a-z0-9.-]+\/tours$/);
  expect(new URL(card.body.remotes[0].url).pathname).toBe(doorPath);
});

// R-77.1
test.each(languages)(
  "tours, articles and lists stand as Markdown at their address with .md (%s)",
  async (language) => {
    const { client } = await connectAssistant(own.url);
    const { id: tour } =
      (await own.sql("SELECT id FROM tour WHERE tour_type = 1 AND published ORDER BY id LIMIT 1"))[0] ?? {};
    const pages = ["tours", "blogs", "international-tours", `tours/${tour}`, "blogs/1"];
    for (const path of pages) {
      const page = await fetch(`${own.url}/${language}/${path}`);
      const [, address = ""] =
        /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(await page.text()) ?? [];
      const { pathname } = new URL(page.url);
      expect(new URL(address).pathname).toBe(`${pathname}.md`);
      const read = await own.send(`${pathname}.md`);
      expect([read.status, read.headers.get("content-type")]).toEqual([200, "text/markdown; charset=utf-8"]);
      expect(read.headers.get("x-robots-tag")).toBe("noindex");
      expect(read.headers.get("link")).toBe(`<${new URL(address).origin}${pathname}>; rel="canonical"`);
      const text = await read.text();
      expect(text).toMatch(/^# .+\n\n<http/);
      expect(text.length).toBeLessThan(16_000);
      const again = await own.send(`${pathname}.md`, {
        headers: { "If-None-Match": read.headers.get("etag") ?? "" },
      });
      expect([again.status, again.headers.get("x-robots-tag")]).toEqual([304, "noindex"]);
      if (!path.startsWith("tours/")) continue;
      const { contents } = await client.readResource({ uri: `tour://${tour}/${language}` });
      expect(contents[0]).toMatchObject({ text });
      const other = await own.send(`/${language}/tours/other-name-${tour}.md`);
      expect([other.status, other.headers.get("location")]).toEqual([308, `${pathname}.md`]);
    }
    for (const missing of [
      "tours/none-999999.md",
      "plan.md",
      "tours.md?page=99",
      `markdown/tours/${tour}.md`,
    ]) {
      expect([missing, (await own.send(`/${language}/${missing}`)).status]).toEqual([missing, 404]);
    }
  },
);

/** Returns the cards of the tours that run on a day, by the path of the tour, as the lists of all kinds show them. */
async function cardsOf(day: string, language: Language): Promise<Map<string, string>> {
  const cards = new Map<string, string>();
  for (const kind of kindPaths) {
    for (let page = 1; page < 10; page += 1) {
      const listed = await fetch(
        `${own.url}/${language}/${kind}?date=${day}${page > 1 ? `&page=${page}` : ""}`,
      );
      const articles = listed.ok ? elements(await listed.text(), "article") : [];
      for (const { inner } of articles) {
        const [{ href = "" } = {}] = startTags(inner, "a");
        cards.set(href.split("?")[0] ?? "", textOf(inner).replace(/\s/g, ""));
      }
      if (articles.length === 0) break;
    }
  }
  return cards;
}

describe("60 questions in three languages", () => {
  // R-76.4
  test.each(languages)("prices and days equal those of the pages (%s)", async (language) => {
    const { ask } = await connectAssistant(own.url);
    const [day, rainy] = ["03-05", "06-15"].map(comingDay) as [string, string];
    const cards = await cardsOf(day, language);
    const cardsInRain = await cardsOf(rainy, language);
    const party = { adults: 2, children: [7] };
    const { tours: found } = await ask("search_tours", { day, ...party, language });
    expect(found).toHaveLength(10);
    // The islands of this tour are closed in the rain.
    const [similan] = (await ask("search_tours", { words: "similan", day, ...party, language })).tours;
    const others = found.filter(({ id }) => id !== similan?.id).slice(0, 9);
    const tours = similan ? [similan, ...others] : [];
    expect(tours).toHaveLength(10);
    const states = new Set<string>();
    for (const { id, name, url, price, total } of tours) {
      const path = decodeURI(new URL(url).pathname);
      // The question of the price: the card of the list of the day, and the quote that the page writes for the guests.
      const written = formatMoney(price.amount ?? 0, price.currency, language).replace(/\s/g, "");
      expect([path, cards.get(path)]).toEqual([path, expect.stringContaining(written)]);
      const query = `language=${language}&ids=${id}&date=${day}&adults=2&children=7`;
      const { data } = await (await fetch(`${own.url}/api/packages/quotes?${query}`)).json();
      const sum = total === null ? null : formatMoney(total, price.currency, language);
      expect([path, data[0].total]).toEqual([path, sum && expect.stringContaining(sum)]);
      const answer = await ask("price_of", { id, day, ...party, language });
      expect([answer.total, answer.name]).toEqual([total, name]);
      // The question of the days: a day of the high season, and a day of the rain, when some tours rest.
      for (const [asked, listed] of [
        [day, cards],
        [rainy, cardsInRain],
      ] as const) {
        const { days } = await ask("open_days", { id, from: asked, until: asked, language });
        const [{ state } = { state: "" }] = days;
        states.add(state);
        expect([path, asked, listed.has(path)]).toEqual([path, asked, state !== "CLOSED"]);
      }
    }
    expect([...states].sort()).toEqual(["CLOSED", "FREESALE"]);
  });
});

/** Times in milliseconds of a visitor who reads a cached page, one request after the other, for some seconds. */
async function visit(path: string, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const begun = performance.now();
    await (await fetch(own.url + path)).arrayBuffer();
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return times.toSorted((one, other) => one - other);
}

const p99 = (times: number[]) => times[Math.floor(times.length * 0.99)] ?? 0;

// R-76.12
test("a flood of questions leaves a cached page where it was, and is refused with Retry-After", async () => {
  const { ask } = await connectAssistant(own.url);
  const { tours } = await ask("search_tours", { adults: 2 });
  const day = comingDay("03-05");
  const question = (n: number) =>
    JSON.stringify({
      jsonrpc: "2.0",
      id: n,
      method: "tools/call",
      params: { name: "price_of", arguments: { id: tours[n % tours.length]?.id, day, adults: 2 } },
    });
  const isGood = ({ quiet, asked }: { quiet: number; asked: number }) => asked <= Math.max(20, quiet * 1.5);
  await visit("/en/tours", 1);
  // Other work of the machine delays the visitor as well, so the same visitor is measured without questions just before. The 20 ms
  // alone are measured by `npm run bench -- door` on a machine without other work.
  const measured = await measureUntil(isGood, async () => {
    const quiet = p99(await visit("/en/tours", 4));
    const questions: Promise<number>[] = [];
    const timer = setInterval(() => {
      questions.push(post(question(questions.length)).then(({ status }) => status));
    }, 20);
    const asked = p99(await visit("/en/tours", 4));
    clearInterval(timer);
    const statuses = await Promise.all(questions);
    // A machine that answers fewer than fifty questions a second refuses the others.
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
    expect(statuses).toContain(200);
    return { quiet, asked };
  });
  expect(measured).toSatisfy(isGood);
  const flood = await Promise.all(Array.from({ length: 200 }, (_, n) => post(question(n))));
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);
  expect(flood.every(({ status }) => status === 200 || status === 429)).toBe(true);
});
