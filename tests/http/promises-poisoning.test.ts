import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { headersOfNext } from "../setup/headers-of-next";
import { type OwnSite, ownSite } from "../setup/own-site";

let own: OwnSite;

beforeAll(async () => {
  own = await ownSite();
});

afterAll(() => own?.stop());

/** What proxies, platforms and other frameworks react to. */
const ofOthers = [
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-forwarded-for",
  "x-forwarded-prefix",
  "x-forwarded-server",
  "x-forwarded-scheme",
  "x-host",
  "x-real-ip",
  "x-original-url",
  "x-rewrite-url",
  "x-url",
  "x-http-method-override",
  "x-method-override",
  "x-original-host",
  "x-proxy-host",
  "front-end-https",
  "via",
  "x-vercel-ip-country",
  "cf-ipcountry",
  "cloudfront-viewer-country",
  "x-visitor-country",
  "x-visitor-host",
  "x-visitor-languages",
  "x-visitor-address",
  "x-requested-path",
  "x-request-id",
  "x-matched-path",
  "x-invoke-path",
  "x-invoke-query",
  "purpose",
  "sec-purpose",
  "x-purpose",
  "x-moz",
  "accept-language",
  "range",
  "pragma",
  "if-modified-since",
  "transfer-encoding-x",
  "origin",
  "referer",
  "user-agent",
  "save-data",
  "dnt",
  "sec-gpc",
  "priority",
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
  "next-test-fetch-priority",
];
/** These frame the request itself; promises-attacker.test.ts has them. */
const framing = [
  "host",
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "connection",
  "upgrade",
  "expect",
];

const values = ["1", "/ru", "evil.example", "script-src 'nonce-evil'", '["",{"children":["evil",{}]}]', "ru"];

const headers = [...new Set([...headersOfNext(), ...ofOthers])].filter(
  (name) => !framing.includes(name) && name !== "cookie",
);

interface Seen {
  status: number;
  shown: string;
  words: string;
  headers: Record<string, unknown>;
}

/** What an answer shows, and the words of its data, whose rows come in another order with every render. */
function contentOf(body: string): { shown: string; words: string } {
  const isData = !body.startsWith("<");
  const shown = isData ? "" : body.replaceAll(/<script>[\s\S]*?<\/script>/g, "");
  return { shown, words: [...new Set(body.match(/[\p{L}\p{N}_.-]{4,}/gu))].sort().join(" ") };
}

/** Asks with headers that `fetch` would not send; what differs from call to call by itself is left out. */
function ask(path: string, sent: Record<string, string> = {}): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const sending = request(own.url + path, { headers: sent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        const {
          date,
          etag,
          "content-length": length,
          "x-request-id": id,
          connection,
          ...rest
        } = answer.headers;
        const policy = rest["content-security-policy"]
          ?.toString()
          .replaceAll(/(?: 'sha256-[\w+/=]+')+/g, " hashes");
        const whole = Buffer.concat(parts)
          .toString()
          .replaceAll(/self\.__next_r="[\w-]+"/g, "");
        const kept = { ...rest, "keep-alive": undefined, "content-security-policy": policy };
        resolve({ status: answer.statusCode ?? 0, ...contentOf(whole), headers: kept });
      });
    });
    sending.on("error", reject);
    sending.end();
  });
}

const clean: Record<string, Record<string, string>> = {
  "/en/domestic-tours": {},
  "/ru": {},
  "/en/nowhere": {},
  "/api/promos": {},
  "/en/domestic-tours?_rsc=abc": { RSC: "1" },
};
const seen = () => Promise.all(Object.entries(clean).map(([path, sent]) => ask(path, sent)));

/** The next who asks has the page rendered anew. */
const forget = () => own.sql("UPDATE content_version SET version = version + 1");

async function expectUnchanged(before: Seen[], by: unknown) {
  for (const [index, after] of (await seen()).entries()) {
    expect({ by, path: Object.keys(clean)[index], ...after }).toEqual({
      by,
      path: Object.keys(clean)[index],
      ...before[index],
    });
  }
}

test("the list of headers is Next's own", () => {
  expect(headers).toEqual(
    expect.arrayContaining([
      "x-nextjs-data",
      "x-matched-path",
      "next-router-state-tree",
      "content-security-policy",
      "next-action",
    ]),
  );
  expect(headers.length).toBeGreaterThan(60);
});

//
test("no header that Next or a proxy reacts to changes what the next visitor gets", async () => {
  await seen();
  const before = await seen();
  for (let first = 0; first < headers.length; first += 6) {
    const some = headers.slice(first, first + 6);
    await forget();
    // Each header alone, and the page of everybody is rendered by whichever of them is first.
    await Promise.all(
      some.flatMap((name, n) =>
        Object.keys(clean).map((path) => ask(path, { [name]: values[(first + n) % values.length] ?? "" })),
      ),
    );
    await expectUnchanged(before, some);
  }
  for (const value of values) {
    await forget();
    const all = Object.fromEntries(headers.map((name) => [name, value]));
    await Promise.all(Object.keys(clean).map((path) => ask(path, all)));
    await expectUnchanged(before, value);
  }
});

//
test("no parameter and no cookie changes what the next visitor gets", async () => {
  const before = await seen();
  const parameters = [
    "utm_source=evil",
    "__nextLocale=ru",
    "__nextDefaultLocale=ru",
    "nxtPlang=ru",
    "__nextDataReq=1",
    "lang=ru",
    "_rsc=evil",
    "__proto__=x",
    "constructor[prototype]=x",
    "page=1&page=2",
    "PAGE=2",
    "page%00=2",
    "amp=1",
    "__flight__=1",
    "dpl=evil",
    "__nextInferredLocaleFromDefault=1",
    "nextInternalLocale=ru",
    "%5frsc=1",
  ];
  for (const parameter of parameters) {
    await forget();
    await Promise.all(
      Object.keys(clean).map((path) => ask(`${path}${path.includes("?") ? "&" : "?"}${parameter}`)),
    );
    await expectUnchanged(before, parameter);
  }
  const token = "a..b.c.d";
  const cookies = [
    "__prerender_bypass=evil",
    "__next_preview_data=evil",
    "NEXT_LOCALE=ru",
    "userLanguage=ru",
    "__next_hmr_refresh_hash__=x",
    `next-auth.session-token=${token}`,
    `__Secure-next-auth.session-token=${token}`,
    "next-auth.callback-url=https://evil.example",
  ];
  for (const cookie of cookies) {
    await forget();
    await Promise.all(Object.keys(clean).map((path) => ask(path, { Cookie: cookie })));
    await expectUnchanged(before, cookie);
  }
});
