import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { kindPaths, kinds } from "@/lib/tours/kinds";
import { elements, textOf } from "../setup/html-document";
import { sendRaw } from "../setup/send-raw";
import { send } from "../setup/shared-site";

const site = process.env.E2E_URL ?? "";

/** Asks with a path and headers that `fetch` would refuse or mend. */
async function raw(method: string, path: string, headers = "") {
  const answer = await sendRaw(site, `${method} ${path} HTTP/1.1${headers}`);
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
    location: /^location: (.*)\r$/im.exec(answer)?.[1] ?? "/",
    answer,
  };
}

async function redirect(path: string, headers: Record<string, string> = {}) {
  const answer = await send(path, { headers });
  return [path, answer.status, answer.headers.get("location")];
}

describe("a path without a language", () => {
  //
  test("goes to English for a visitor nobody knows, whatever the browser prefers", async () => {
    const answer = await send("/", { headers: { "Accept-Language": "ru" } });
    expect([answer.status, answer.headers.get("location")]).toEqual([307, "/en"]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("vary")).toBe("Cookie");
  });

  //
  test.each(languages)("goes to the saved language %s, path and query kept, in one hop", async (language) => {
    const Cookie = `userLanguage=${language}`;
    const clean = `/${language}/tours?page=2&utm_source=x`;
    expect(await redirect("/tours/?page=2&utm_source=x", { Cookie })).toEqual([
      expect.any(String),
      307,
      clean,
    ]);
    expect((await send(`/${language}/tours?page=2`, { headers: { Cookie } })).status).toBe(200);
  });

  //
  test.each(["userLanguage=xx", "userLanguage=../ru", "userLanguage=%00", "userLanguage="])(
    "goes to English with the junk cookie %s",
    async (Cookie) => {
      expect(await redirect("/", { Cookie })).toEqual(["/", 307, "/en"]);
    },
  );

  //
  test("believes no header that names a country or a host", async () => {
    const lines = ["X-Visitor-Country: RU", "CF-IPCountry: RU", "X-Forwarded-For: 5.255.255.5"];
    const hosts = ["X-Forwarded-Host: evil.example", "Host: evil.example"];
    const { location, answer } = await raw("GET", "/", ["", ...lines, ...hosts].join("\r\n"));
    expect(location).toBe("/en");
    expect(answer).not.toContain("evil.example");
  });

  //
  test.each(["//evil.example", "/\\evil.example/x", "/%5Cevil.example/x", "//evil.example/%2e%2e"])(
    "never leads off the site: %s",
    async (path) => {
      const { status, location } = await raw("GET", path);
      expect(status).toBeLessThan(500);
      expect(new URL(location, site).origin).toBe(new URL(site).origin);
      expect(location).not.toMatch(/^\/[/\\]/);
    },
  );
});

describe("the prefix of a language", () => {
  //
  test.each(languages)("%s is never redirected and sets no cookie by itself", async (language) => {
    const Cookie = `userLanguage=${language === "ru" ? "id" : "ru"}`;
    const answer = await send(`/${language}`, { headers: { Cookie } });
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([200, null]);
    expect(await answer.text()).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
  });

  test.each([
    ["/en/", "/en"],
    ["/RU/tours", "/ru/tours"],
    ["/Id/blogs/?page=2", "/id/blogs?page=2"],
  ])("is spelt right for everybody: %s", async (asked, right) => {
    expect(await redirect(asked)).toEqual([asked, 308, right]);
  });
});

describe("an address that leads nowhere", () => {
  test("a missing file and the pages that stand in for others are 404 as well", async () => {
    const standIns = languages.flatMap((language) => [
      `/${language}/unavailable?of=tours`,
      `/${language}/not-found`,
    ]);
    for (const path of ["/nothing.txt", ...standIns]) expect((await send(path)).status, path).toBe(404);
  });

  //
  test("malformed addresses are 400, unknown methods 405", async () => {
    const climbing = ["/en/../ru", "/api/..", "/en/.%2E/x", "/./en", "/en\\..\\x", "/storage/%2e%2e/x"];
    for (const path of ["/%E0%A4%A", "/en/%00", ...climbing]) {
      expect((await raw("GET", path)).status, path).toBe(400);
    }
    expect((await raw("GET", "/api/../x")).answer).toMatch(/^content-type: application\/json/im);
    expect((await raw("GET", "/en/tours?search=../x")).status).toBe(200);
    expect((await raw("GET", `/en/${"a".repeat(9000)}`)).status).toBe(414);
    const trace = await raw("TRACE", "/en");
    expect(trace.status).toBe(405);
    expect(trace.answer).toMatch(/^allow: .*GET/im);
  });
});

/** Paths that have no language, and files, there or not, at every depth. */
const plainPaths = [
  "/api",
  "/api/packages",
  "/api/packages/1",
  "/api/users/current",
  "/api/users/login",
  "/api/health",
  "/api/auth/session",
  "/api/nothing",
  "/api/foo.txt",
  "/login",
  "/admin",
  "/admin/foo.txt",
  "/sitemap.xml",
  "/robots.txt",
  "/sitemaps/tours.xml",
  "/favicon.svg",
  "/sw.js",
  "/foo.txt",
  "/foo.txt/foo.txt",
  "/.foo",
  "/.well-known/security.txt",
  "/storage/foo.webp",
  "/og/foo.png",
  "/preview/foo.txt",
  "/icons/foo.svg",
  "/manifest.webmanifest",
  "/speculation-rules.json",
  "/en/foo.txt",
  "/en/blogs/feed.xml",
  "/tours/foo.txt",
];

/** Other spellings of a path: letters escaped, slashes doubled, turned round or at the end. */
function respelt(path: string) {
  const letter = (each: string) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.constant(each) },
      { weight: 1, arbitrary: fc.constant(`%${each.charCodeAt(0).toString(16)}`) },
    );
  const slash = fc.constantFrom("/", "/", "/", "//", "/\\", "///");
  const parts = [...path].map((each) =>
    each === "/" ? slash : each === "." ? fc.constant(".") : letter(each),
  );
  const end = fc.constantFrom("", "/", "/", "//", "\\");
  return fc.tuple(...parts, end).map((all) => all.join(""));
}

//
describe("another spelling of a path without a language, or of a file,", () => {
  const other = fc
    .constantFrom(...plainPaths)
    .chain((path) => fc.tuple(fc.constant(path), respelt(path)))
    .filter(([path, spelt]) => path !== spelt);

  test("is led to the one spelling in one hop, or is not there", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(other, fc.constantFrom("GET", "HEAD"), async ([path, spelt], method) => {
        const { status, location } = await raw(method, `${spelt}?a=b`);
        if (status === 404) return;
        // A path that depends on the language is led there at once.
        if (status === 307) expect(location).toBe(`/en${path}?a=b`);
        else expect([spelt, status, location]).toEqual([spelt, 308, `${path}?a=b`]);
      }),
      { numRuns: 150, endOnFailure: true, examples: plainPaths.map((path) => [[path, `${path}/`], "GET"]) },
    );
  });

  test("takes no change: below /api it is 404 with a message", { timeout: 120_000 }, async () => {
    const belowApi = other.filter(([path]) => path.startsWith("/api"));
    await fc.assert(
      fc.asyncProperty(belowApi, fc.constantFrom("POST", "PUT", "DELETE"), async ([, spelt], method) => {
        const { status, answer } = await raw(method, spelt, "\r\nContent-Length: 0");
        expect([spelt, status]).toEqual([spelt, 404]);
        expect(answer).toMatch(/\{"message":"[^"]+"\}/);
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });

  test("is never needed: what the site says at the one spelling is no empty page", async () => {
    for (const path of plainPaths) {
      const answer = await send(path);
      if (answer.status === 200) expect([path, (await answer.text()).length > 0]).toEqual([path, true]);
      else expect([path, answer.status]).toEqual([path, expect.toBeOneOf([307, 401, 404, 405])]);
    }
  });
});

describe.each(kindPaths)("in %s", (kind) => {
  //
  test("every other spelling answers 308 to the one address", async () => {
    const list = await (await send(`/en/${kind}`)).text();
    const [, address = "", id = ""] = new RegExp(`href="(/en/${kind}/[^"]+-(\\d+))"`).exec(list) ?? [];
    expect((await send(address)).status).toBe(200);
    const elsewhere = kindPaths.find((each) => each !== kind);
    for (const wrong of [`/en/${kind}/old-name-${id}`, `/en/${kind}/${id}`, `/en/${elsewhere}/x-${id}`]) {
      expect(await redirect(wrong)).toEqual([wrong, 308, address]);
    }
    const inRussian = new RegExp(`^/ru/${kind}/[a-z0-9-]+-${id}$`);
    expect(await redirect(address.replace("/en/", "/ru/"))).toEqual([
      expect.any(String),
      308,
      expect.stringMatching(inRussian),
    ]);
  });

  //
  test.each(languages)("a tour that is none says so in %s", async (language) => {
    const answer = await send(`/${language}/${kind}/gone-999999`);
    expect(answer.status).toBe(404);
    const [heading] = elements(await answer.text(), "h1");
    expect(textOf(heading?.inner ?? "")).toBe(messagesOf(language, "tours")[kinds[kind].messages].notFound);
  });
});
