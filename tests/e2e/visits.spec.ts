import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { devices, type Page } from "playwright/test";
import { languages } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import { fillGuest, moreGuests, sendRequest } from "../setup/booking-form";
import { expect, test } from "../setup/browser-test";
import { countingProxy, type Passed } from "../setup/counting-proxy";
import { firstRecord } from "../setup/first-record";
import { elements, startTags, textOf } from "../setup/html-document";
import { copyRunData, type SiteData } from "../setup/run-site";
import { siteSql } from "../setup/site-sql";
import { type Site, startSite } from "../setup/start-site";

test.describe.configure({ mode: "serial" });
// A browser without a window says so, and is taken for a program.
const programme = devices["Desktop Chrome"].userAgent.replace(/(?:Headless)?Chrome/, "HeadlessChrome");
test.use({ userAgent: programme.replace("Headless", "") });

const dataDir = mkdtempSync(path.join(tmpdir(), "ombak-visits-"));
let data: SiteData;
let site: Site;
let proxy: Awaited<ReturnType<typeof countingProxy>>;

async function stop(): Promise<void> {
  proxy.close();
  await site.stop();
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  data = await copyRunData(dataDir);
  site = await startSite(dataDir, { ...data.values, FIGURES: "all" });
  proxy = await countingProxy(site.url);
  await siteSql(dataDir, "DELETE FROM figure");
});

test.afterAll(async () => {
  await stop();
  await data.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function book(page: Page): Promise<URL> {
  await page.getByRole("tab").last().click();
  await fillGuest(page, "en");
  await moreGuests(page, "en").first().click();
  return sendRequest(page, "en");
}

test.describe("a visit that is not counted, as a program's", () => {
  test.use({ userAgent: programme });

  //
  test("a request says which tour and which chat, nothing that was typed, and waits for no answer", async ({
    page,
  }) => {
    let said = "";
    const held: (() => void)[] = [];
    await page.route("**/seen", async (route) => {
      said = route.request().postData() ?? "";
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue().catch(() => {});
    });
    await page.goto(site.url + (await firstRecord(page.request, `${site.url}/en/tours`)));
    const chat = await book(page);
    expect(chat.hostname).toBe("wa.me");
    await expect.poll(() => said).not.toBe("");
    const tour = Number(page.url().split("-").at(-1)?.split(/[?#]/)[0]);
    expect(JSON.parse(said)).toEqual({ request: { tour, channel: "whatsapp" }, language: "en" });
    expect(Buffer.byteLength(said)).toBeLessThanOrEqual(200);
    for (const release of held) release();
  });

  //
  test("a page says what is counted, and the footer leads to it", async ({ request }) => {
    for (const language of languages) {
      const t = translate(language);
      const read = async (path: string) => (await request.get(site.url + path)).text();
      expect(await read(`/${language}/tours`)).toContain(`href="/${language}/counting"`);
      const html = await read(`/${language}/counting`);
      const main = textOf(elements(html, "main")[0]?.inner ?? "");
      expect(elements(html, "h1").map(({ inner }) => textOf(inner))).toEqual([t("counting.title")]);
      // This site counts requests, and so says so.
      expect(main).toContain(t("counting.requests"));
      expect(main).toContain(t("counting.cookies"));
      const robots = startTags(html, "meta").filter(({ name }) => name === "robots");
      expect(robots.map(({ content }) => content)).toEqual([expect.stringContaining("noindex")]);
    }
  });
});

//
test("a page that is only pointed at is not counted, and one that is opened is, once; nothing is left on the device", async ({
  page,
  context,
}) => {
  const said: string[] = [];
  const hosts = new Set<string>();
  page.on("request", (request) => {
    hosts.add(new URL(request.url()).hostname);
    if (request.url().endsWith("/seen")) said.push(request.postData() ?? "");
  });
  await page.goto(`${proxy.url}/en/tours`);
  const links = [0, 1].map((index) => page.getByRole("article").nth(index).getByRole("link").first());
  const [opened = "", other = ""] = await Promise.all(
    links.map(async (link) => (await link.getAttribute("href")) ?? ""),
  );
  const passed: Passed[] = [];
  const isAhead = (href: string) => {
    passed.push(...proxy.take());
    return passed.some((each) => each.path === href && each.ahead && each.status === 200);
  };
  await links[1]?.hover();
  await expect.poll(() => isAhead(other), { timeout: 15_000 }).toBe(true);
  await links[0]?.hover();
  await expect.poll(() => isAhead(opened), { timeout: 15_000 }).toBe(true);
  await links[0]?.click();
  await page.waitForURL(`**${opened}`);
  await expect.poll(() => said).toEqual([JSON.stringify({ path: opened })]);
  // Asked for again, it is answered where all visits are counted, and says nothing.
  await page.reload();
  await page.waitForLoadState("load");
  expect(await context.cookies()).toEqual([expect.objectContaining({ name: "userLanguage" })]);
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join())).not.toMatch(
    /visit|seen|view/,
  );
  expect([...hosts]).toEqual(["localhost"]);
  expect(said).toHaveLength(1);

  // The site stores its sums when it ends. The page still loads scripts, and would report the ended site as a failure.
  await page.close();
  await stop();
  // Of both days, where midnight in Bangkok came between.
  const views = await siteSql(
    dataDir,
    "SELECT key, sum(count)::int AS count FROM figure WHERE what = 'view' GROUP BY key ORDER BY key",
  );
  expect(views).toEqual([
    { key: `tour/${opened.split("-").at(-1)}`, count: 2 },
    { key: "tours", count: 1 },
  ]);
});
