import { expect, test } from "vitest";
import { byLanguage, languages } from "@/lib/core/i18n/languages";
import { measureUntil } from "../setup/measure";
import { send, sql } from "../setup/shared-site";

test("the same page in every encoding, and 304 for who has it", async () => {
  const get = (encoding: string, etag = "") =>
    send(`/ru/tours`, { headers: { "Accept-Encoding": encoding, "If-None-Match": etag } });
  const plain = await get("identity");
  const brotli = await get("br");
  const gzip = await get("gzip;q=0.5, br;q=0");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(brotli.headers.get("content-encoding")).toBe("br");
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  const text = await plain.text();
  expect(await brotli.text()).toBe(text);
  expect(await gzip.text()).toBe(text);
  expect(text).toContain("</html>");
  expect(brotli.headers.get("vary")).toContain("Accept-Encoding");
  expect(brotli.headers.get("cache-control")).toBe("public, no-cache");

  const etag = brotli.headers.get("etag") ?? "";
  const again = await get("br", etag);
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await get("gzip", etag)).status).toBe(200);
});

test("HEAD answers as GET does, without the body", async () => {
  const head = await send(`/en`, { method: "HEAD" });
  const get = await send(`/en`);
  expect(head.status).toBe(200);
  expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
  expect(await head.text()).toBe("");
});

//
test("a save is on the pages of every language at once, lists included", async () => {
  const [tour] = await sql('SELECT id, name FROM tour WHERE tour_type = 2 ORDER BY "order" OFFSET 5 LIMIT 1');
  const pages = languages.map((language) => `/${language}/domestic-tours`);
  await Promise.all(pages.map((url) => send(url)));
  /** Saves new names. Returns the milliseconds until the last request that was sent an old page. */
  const saveNames = async (round: number) => {
    const names = byLanguage((language) => `Nama-${language}-${Date.now()}-${round}`);
    await sql("UPDATE tour SET name = $1 WHERE id = $2", [JSON.stringify(names), tour.id]);
    const saved = Date.now();
    let lastOld = 0;
    for (const [index, language] of languages.entries()) {
      for (let isShown = false; !isShown; ) {
        const asked = Date.now();
        const page = await (await send(pages[index] ?? "")).text();
        isShown = page.includes(names[language]);
        if (!isShown) lastOld = asked - saved;
      }
    }
    const detail = await send(`/en/domestic-tours/${tour.id}`);
    expect(await detail.text()).toContain(names.en);
    return lastOld;
  };
  try {
    expect(await measureUntil((lastOld) => lastOld < 2_000, saveNames)).toBeLessThan(2_000);
  } finally {
    await sql("UPDATE tour SET name = $1 WHERE id = $2", [JSON.stringify(tour.name), tour.id]);
  }
});

test("static files are kept for ever and come compressed", async () => {
  const html = await (await send(`/en`)).text();
  const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
  const response = await send(script, { headers: { "Accept-Encoding": "br" } });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(response.headers.get("content-type")).toContain("javascript");
  expect((await send(`/_next/static/none.js`)).status).toBe(404);
});
