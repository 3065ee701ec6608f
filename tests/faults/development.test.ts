import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inlineScriptHashes } from "@/server/page-cache/page-scripts";
import { ask, type Fetched } from "../setup/crawl";
import { elements } from "../setup/html-document";
import { openConnection } from "../setup/open-connection";
import { type OwnSite, ownSite } from "../setup/own-site";

/** Compiling a page takes seconds, and more on a busy machine. */
const patience = 240_000;

let development: OwnSite;
let built: OwnSite;

beforeAll(async () => {
  [built, development] = await Promise.all([ownSite(), ownSite({}, { command: "develop" })]);
}, patience);

afterAll(() => Promise.all([built?.stop(), development?.stop()]));

/** Headers that follow from the bytes or from the moment, and the policy, which has a test of its own. */
const ofBytes = ["content-length", "content-security-policy", "date", "etag", "x-request-id"];

function headersOf({ headers }: Fetched) {
  return Object.fromEntries([...headers].filter(([name]) => !ofBytes.includes(name)));
}

const policyOf = ({ headers }: Fetched) =>
  Object.fromEntries(
    (headers.get("content-security-policy") ?? "").split("; ").map((line) => {
      const [name = "", ...sources] = line.split(" ");
      return [name, sources.filter((source) => !source.startsWith("'sha256-"))];
    }),
  );

/** A document of the site in development with the address of another site, also in links for sharing. */
function withAddressOf(site: OwnSite, html: string): string {
  const [own, other] = [development.url, site.url];
  return html.replaceAll(own, other).replaceAll(encodeURIComponent(own), encodeURIComponent(other));
}

/** A document without its scripts and the files of its build, whose names differ. */
function contentOf(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="(?:stylesheet|preload)"[^>]*>/g, "")
    .replace(/ data-html="[\w-]+"/g, "")
    .replace(/<!--[\s\S]*?-->/g, "");
}

/** Sorts the scripts of a document into the server's own scripts, data and late files. */
function scriptsOf(html: string) {
  const scripts = elements(html, "script").filter(({ attributes }) => !("nomodule" in attributes));
  const own = scripts.filter(({ inner }) => inner && !/__next|TURBOPACK/.test(inner));
  return {
    own: own.map(({ attributes: { type }, inner }) => ({ type, inner })),
    atOnce: scripts.filter(({ attributes: { src } }) => src).length,
    last: own
      .find(({ attributes }) => attributes["data-late"])
      ?.attributes["data-late"]?.split(" ")
      .at(-1),
  };
}

/** Sends a request with an `Upgrade`. Returns the response, or the empty text if the site cuts the connection off. */
async function upgrade(site: string, lines: string): Promise<string> {
  const { socket, received, closed } = openConnection(site);
  socket.write(`${lines}\r\nHost: ${new URL(site).host}\r\nConnection: Upgrade\r\n\r\n`);
  const answered = new Promise((resolve) => socket.once("data", resolve));
  await Promise.race([answered, closed]);
  socket.destroy();
  return received();
}

/** The first link of a document to a record of a list. */
function recordOf(html: string, list: string): string {
  const path = new RegExp(`href="(${list}/[^"?#]+-\\d+)"`).exec(html)?.[1] ?? "";
  expect(path, `${list} links to a record`).not.toBe("");
  return path;
}

const firstRecord = async (list: string) => recordOf((await ask(built.url, list)).body, list);

const pages: [title: string, path: string | (() => Promise<string>)][] = [
  ["the home page", "/en"],
  ["a list", "/id/tours"],
  ["a search in a list", "/en/tours?search=phi+phi"],
  ["a tour", () => firstRecord("/ru/tours")],
  ["the list of articles", "/en/blogs"],
  ["an article", () => firstRecord("/en/blogs")],
  ["a search in all content", "/en/search?q=phuket"],
  ["a plan", "/en/plan"],
  ["a calendar file", "/en/plan/calendar.ics"],
  ["the page of what is counted", "/id/counting"],
  ["the page for a device without a network", "/ru/offline"],
  ["a page that is not there", "/en/nothing"],
  ["a path in another spelling", "/en/Blogs/"],
  ["a response of the API", "/api/packages?tour_type=1"],
];

describe("in development", () => {
  //
  it.each(pages)(
    "%s has the content, head, headers and scripts of the built site",
    async (_, at) => {
      const path = typeof at === "string" ? at : await at();
      const ofBuild = await ask(built.url, path);
      const compiled = await ask(development.url, path);
      const html = withAddressOf(built, compiled.body);
      expect(compiled.status).toBe(ofBuild.status);
      expect(headersOf(compiled)).toEqual(headersOf(ofBuild));
      expect(contentOf(html)).toBe(contentOf(ofBuild.body));
      expect(scriptsOf(html)).toEqual(scriptsOf(ofBuild.body));
    },
    patience,
  );

  //
  it(
    "a page has the policy of the built site, and what hot reload needs",
    async () => {
      const [ofBuild, compiled] = await Promise.all([built, development].map(({ url }) => ask(url, "/en")));
      if (!ofBuild || !compiled) throw new Error("A site did not answer.");
      const own = policyOf(compiled);
      expect(own).toEqual({
        ...policyOf(ofBuild),
        "script-src": ["'self'", "'unsafe-eval'"],
        "style-src": ["'self'", "'unsafe-inline'"],
      });
      const hashes = inlineScriptHashes(compiled.body);
      expect(hashes.length).toBeGreaterThan(1);
      for (const hash of hashes) expect(compiled.headers.get("content-security-policy")).toContain(hash);
      const inline = elements(compiled.body, "script").filter(
        ({ attributes, inner }) => inner && !attributes.type?.includes("json"),
      );
      expect(hashes).toHaveLength(new Set(inline.map(({ inner }) => inner)).size);
    },
    patience,
  );

  it(
    "a page is cached as long as nothing changes, and renewed by a save",
    async () => {
      const first = await ask(development.url, "/en");
      const again = await ask(development.url, "/en");
      expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
      await development.sql(`UPDATE tour SET name = jsonb_set(name, '{en}', '"Renamed"')`);
      await expect
        .poll(async () => (await ask(development.url, "/en")).headers.get("etag"), { timeout: 30_000 })
        .not.toBe(first.headers.get("etag"));
    },
    patience,
  );

  //
  it("an upgrade leads to hot reload, and nowhere else", async () => {
    const lines = (path: string) =>
      [
        `GET ${path} HTTP/1.1`,
        `Origin: ${development.url}`,
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ].join("\r\n");
    expect(await upgrade(development.url, lines("/_next/hmr?id=1"))).toMatch(/^HTTP\/1\.1 101 /);
    expect(await upgrade(development.url, lines("/en"))).toBe("");
    expect(await upgrade(built.url, lines("/_next/hmr?id=1"))).toMatch(/^HTTP\/1\.1 404 /);
  });
});
