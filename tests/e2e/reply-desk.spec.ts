import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "playwright/test";
import { messagesOf } from "@/lib/i18n/messages";
import { fillGuest, moreGuests, openBooking, sentMessage } from "../setup/booking-form";
import { comingDay } from "../setup/coming-day";
import { type OwnSite, ownSite } from "../setup/own-site";
import { expect, test as ownSiteTest } from "../setup/own-site-test";
import { signIn } from "../setup/sign-in";

/** A site that logs every request. */
const test = ownSiteTest.extend<object, { site: OwnSite }>({
  site: [
    async ({ siteOf: _file }, use) => {
      const site = await ownSite({ LOG_LEVEL: "trace" });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.use({ siteOf: "reply-desk", viewport: { width: 390, height: 844 } });

const booking = messagesOf("ru", "booking");
const tripPass = messagesOf("ru", "tripPass");
const guest = { fullName: "Агафья Тестова", hotel: "Laguna Verde 17", notes: "Аллергия на арахис" };

/** Records what leaves the browser for the site. */
function recordRequests(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (hostname === "t.me") return;
    // Browsers never send the fragment.
    const [address] = request.url().split("#");
    sent.push([address, JSON.stringify(request.headers()), request.postData() ?? ""].join("\n"));
  });
  return sent;
}

async function writeRequest(page: Page): Promise<string> {
  await openBooking(page, "ru");
  await fillGuest(page, "ru", guest.fullName);
  await page.getByLabel(booking.date, { exact: true }).fill(comingDay("03-05"));
  await page.getByLabel(booking.hotel).fill(guest.hotel);
  await page.getByLabel(booking.notes).fill(guest.notes);
  for (const _ of [1, 2]) await moreGuests(page, "ru").first().click();
  return sentMessage(page, "ru");
}

/** All that the page's origin keeps in the browser. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const request = <Result>(wanted: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        wanted.onsuccess = () => resolve(wanted.result);
        wanted.onerror = () => reject(wanted.error);
      });
    const texts = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ];
    for (const { name } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name ?? ""));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        texts.push(JSON.stringify([await request(rows.getAll()), await request(rows.getAllKeys())]));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const copy = await cache.match(key);
        texts.push(
          `${key.url} ${/html|json/.test(copy?.headers.get("content-type") ?? "") ? await copy?.text() : ""}`,
        );
      }
    }
    return texts.join("\n");
  });

/** Every row of every table, as text. */
async function databaseText({ sql }: OwnSite): Promise<string> {
  const tables = await sql(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname !~ '^(pg_|information)'",
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const [row] = await sql(`SELECT coalesce(string_agg(each::text, E'\\n'), '') AS text FROM ${name} each`);
    rows.push(String(row?.text));
  }
  return rows.join("\n");
}

function filesBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.map((name) => path.join(folder, name)).filter((file) => statSync(file).isFile());
  return [...names, ...files.map((file) => readFileSync(file, "utf8"))];
}

/** The spellings in which a text can lie somewhere. */
function formsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  const base64 = bytes.toString("base64").slice(0, -4);
  return [text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1), bytes.toString("hex"), base64];
}

const expectFitting = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

async function expectGenuine(pass: Page) {
  await expect(pass.getByText(tripPass.genuine.split("{")[0] ?? "").first()).toBeVisible();
  for (const value of Object.values(guest)) await expect(pass.getByText(value)).toBeVisible();
  await expect(pass.getByRole("img", { name: tripPass.qr })).toBeVisible();
}

test("a request becomes a confirmation, a pass and a row of the day sheet, and no byte of the guest is sent or kept", async ({
  page,
  browser,
  site,
}) => {
  const text = await writeRequest(page);
  const options = { baseURL: site.url, viewport: page.viewportSize() };
  const staff = await browser.newContext({ ...options, permissions: ["clipboard-read", "clipboard-write"] });
  const visitor = await browser.newContext({ ...options, serviceWorkers: "allow" });
  const sent = [recordRequests(staff), recordRequests(visitor)];

  const desk = await staff.newPage();
  await signIn(desk);
  await desk.goto("/admin/reply");
  const paste = desk.getByRole("button", { name: "Tempel pesan tamu" });
  await expect(paste).toBeVisible();
  await desk.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await paste.click();
  await expect(desk.getByRole("heading", { name: guest.fullName })).toBeVisible();
  await expect(desk.getByText(/^Alergi: /)).toBeVisible();
  const bar = desk.getByRole("region", { name: "Jawaban" });
  await expect(bar.getByRole("button", { name: "Konfirmasi" })).toHaveAttribute("aria-pressed", "true");
  // The answers are in reach without scrolling.
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole("button", { name: "Buat kartu perjalanan" }).click();
  const link = (await desk.getByRole("link", { name: "Lihat kartu" }).getAttribute("href")) ?? "";
  const { pathname, hash } = new URL(link);
  expect(pathname).toBe("/ru/trip");
  const chat = new URL((await bar.getByRole("link", { name: "Buka Telegram" }).getAttribute("href")) ?? "");
  const confirmation = chat.searchParams.get("url") ?? "";
  expect(confirmation).toContain(link);
  expect(confirmation).toContain(guest.fullName);
  await expectFitting(desk);

  const pass = await visitor.newPage();
  await pass.goto(pathname + hash);
  await expectGenuine(pass);
  await expectFitting(pass);
  await expect
    .poll(() => pass.evaluate(() => caches.match("/ru/trip", { ignoreVary: true }).then(Boolean)))
    .toBe(true);
  await visitor.setOffline(true);
  await pass.reload();
  await expectGenuine(pass);
  const middle = Math.floor(hash.length / 2);
  const altered = hash.slice(0, middle) + (hash[middle] === "A" ? "B" : "A") + hash.slice(middle + 1);
  await pass.goto(pathname + altered);
  await expect(pass.getByText(tripPass.altered)).toBeVisible();
  for (const value of Object.values(guest)) await expect(pass.getByText(value)).toHaveCount(0);

  const staffPass = await staff.newPage();
  await staffPass.goto(pathname + hash);
  await expect(staffPass.getByText("Asli", { exact: true })).toBeVisible();
  await expect(staffPass.getByRole("link", { name: "Meja balasan" })).toHaveAttribute("href", "/admin/reply");

  const sheet = await staff.newPage();
  await sheet.goto("/admin/day-sheet");
  await sheet.getByLabel("Konfirmasi dan tautan kartu").fill(confirmation);
  await sheet.getByRole("button", { name: "Tambahkan" }).click();
  const row = sheet.getByRole("listitem").filter({ hasText: guest.fullName });
  await expect(row).toContainText(guest.hotel);
  await expect(row).toContainText("Makanan: Alergi");
  await expect(row).toContainText("Kartu asli");
  await expect(sheet.locator("pre")).toContainText(guest.fullName);
  await expectFitting(sheet);

  const requests = sent.flat();
  expect(requests.filter((each) => each.includes("/api/trip-passes/signatures"))).toHaveLength(1);
  const { out, error } = site.output;
  expect(out + error).toContain("/api/trip-passes/signatures");
  const traces = {
    requests: requests.join("\n"),
    log: out + error,
    database: await databaseText(site),
    files: filesBelow(site.dataDir).join("\n"),
    page: await (await site.send("/ru/trip")).text(),
    staffDevice: await storedTexts(desk),
    visitorDevice: await storedTexts(pass),
    cookies: JSON.stringify([await staff.cookies(), await visitor.cookies()]),
  };
  // The search would find what is there.
  expect(traces.database).toContain("Phi Phi");
  expect(traces.visitorDevice).toContain("/ru/trip");
  const fragment = hash.slice(1);
  const secrets = [...Object.values(guest), "anna@example.com", fragment, fragment.slice(middle)];
  for (const form of secrets.flatMap(formsOf))
    for (const [where, trace] of Object.entries(traces))
      expect([where, trace.includes(form) && form]).toEqual([where, false]);
  // A new tab knows nothing of the sheet.
  await sheet.close();
  const next = await staff.newPage();
  await next.goto("/admin/day-sheet");
  await expect(next.getByText(/^Belum ada tamu/)).toBeVisible();
  await staff.close();
  await visitor.close();
});
