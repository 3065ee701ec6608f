import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "playwright/test";
import { localize } from "@/lib/core/content/localized-text";
import { type Language, languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";
import { encodeFittingPass, passPath } from "@/lib/requests/pass/pass-code";
import { passSignatureSchema } from "@/lib/requests/pass/schema";
import type { PassTour, TripPass } from "@/lib/requests/pass/trip-pass";
import { passDigest } from "@/lib/requests/pass/verify-pass";
import { fillGuest, moreGuests, openBooking, sentMessage } from "../setup/booking-form";
import { comingDay } from "../setup/coming-day";
import { demoTours } from "../setup/demo-content";
import { type OwnSite, ownSite } from "../setup/own-site";
import { expect, test as ownSiteTest } from "../setup/own-site-test";
import { sessionCookie, signIn } from "../setup/sign-in";

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

/** Typed by staff, because the site of the test does not ask for a telephone. */
const phone = "+7 912 345-67-89";

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

/** Pastes a guest's message on the desk and confirms the request. Returns the link of the pass, and the confirmation. */
async function confirmRequest(desk: Page, text: string): Promise<{ link: string; confirmation: string }> {
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
  await desk.getByText("Ubah data tamu").click();
  await desk.getByLabel("Telepon tamu").fill(phone);
  await bar.getByRole("button", { name: "Buat kartu perjalanan" }).click();
  const link = (await desk.getByRole("link", { name: "Lihat kartu" }).getAttribute("href")) ?? "";
  const chat = new URL((await bar.getByRole("link", { name: "Buka Telegram" }).getAttribute("href")) ?? "");
  const confirmation = chat.searchParams.get("url") ?? "";
  expect(confirmation).toContain(link);
  expect(confirmation).toContain(guest.fullName);
  await expectFitting(desk);
  return { link, confirmation };
}

/** Adds a confirmed guest to the sheet of the day, who goes on board, and tells that the day is full. */
async function fillDaySheet(sheet: Page, confirmation: string) {
  await sheet.goto("/admin/day-sheet");
  await sheet.getByLabel("Konfirmasi dan tautan kartu").fill(confirmation);
  await sheet.getByRole("button", { name: "Tambahkan" }).click();
  const row = sheet.getByRole("listitem").filter({ hasText: guest.fullName });
  await expect(row).toContainText(guest.hotel);
  await expect(row).toContainText("Makanan: Alergi");
  await expect(row).toContainText("Kartu asli");
  await expect(row.getByRole("link", { name: `Telepon ${guest.fullName}` })).toHaveAttribute(
    "href",
    "tel:+79123456789",
  );
  await row.getByRole("button", { name: "Di kapal" }).click();
  await expect(sheet.getByText(/ orang di kapal$/)).toBeVisible();
  await expect(sheet.locator("pre")).toContainText(guest.fullName);
  const fullDay = sheet.getByRole("button", { name: "Penuh", exact: true }).first();
  await fullDay.click();
  await expect(fullDay).toHaveAttribute("aria-pressed", "true");
  await expect(sheet.getByText(/^admin · /)).toBeVisible();
  await expectFitting(sheet);
}

/** Finds who issued a pass, from the pass and from the list, and withdraws the key of the pass. */
async function withdrawPass(staffPass: Page, link: string) {
  await staffPass.getByRole("link", { name: "Siapa yang menerbitkan" }).click();
  await expect(staffPass.getByText("Catatan kartu yang Anda cari")).toBeVisible();
  const notes = staffPass.getByRole("list", { name: "Siapa yang menerbitkan kartu" }).getByRole("listitem");
  await expect(notes).toContainText("admin");
  await staffPass.getByRole("link", { name: "Tampilkan semua" }).click();
  await staffPass.getByLabel("Cari dari tautan kartu").fill(link);
  await staffPass.getByRole("button", { name: "Cari", exact: true }).click();
  await expect(staffPass.getByText("Catatan kartu yang Anda cari")).toBeVisible();
  await expect(notes).toHaveCount(1);
  await expectFitting(staffPass);
  await staffPass.getByRole("button", { name: /^Cabut: Kunci/ }).click();
  await staffPass.getByRole("dialog").getByRole("button", { name: "Cabut" }).click();
  await expect(staffPass.getByText("Dicabut", { exact: true })).toBeVisible();
}

//
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
  const { link, confirmation } = await confirmRequest(desk, text);
  const { pathname, hash } = new URL(link);
  expect(pathname).toBe("/ru/trip");

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
  await expect(staffPass.getByRole("link", { name: "Meja Balasan" })).toHaveAttribute("href", "/admin/reply");

  const sheet = await staff.newPage();
  await fillDaySheet(sheet, confirmation);

  await withdrawPass(staffPass, link);
  await visitor.setOffline(false);
  await pass.goto(pathname + hash);
  await pass.reload();
  await expect(pass.getByText(tripPass.withdrawn)).toBeVisible();
  await expect(pass.getByText(tripPass.withdrawnHint)).toBeVisible();
  for (const value of Object.values(guest)) await expect(pass.getByText(value)).toHaveCount(0);

  const requests = sent.flat();
  expect(requests.filter((each) => each.includes("/api/trip-passes/signatures"))).toHaveLength(1);
  const told = requests.filter((each) => /\/days\/\d{4}-\d\d-\d\d/.test(each));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('{"state":"full"}');
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
  const secrets = [
    ...Object.values(guest),
    phone,
    "79123456789",
    "anna@example.com",
    fragment,
    fragment.slice(middle),
  ];
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

/** A tour with more values than most tours have. */
function fullTour(index: number, language: Language): PassTour {
  const { name, prices = [], code } = demoTours[index] ?? {};
  if (!name) throw new Error("The demo content has too few tours.");
  return {
    id: index + 1,
    name: localize(name, language).text,
    code: code ?? "",
    day: comingDay(`03-${String(index + 10)}`),
    days: 1,
    pickup: "07:00-07:30",
    area: "kata",
    meeting: "Royal Phuket Marina, pier B",
    mapLink: "https://www.google.com/maps/search/?api=1&query=Royal%20Phuket%20Marina",
    currency: "THB",
    total: 6_400,
    lines: prices.slice(0, 2).map(({ service_type, price }, line) => ({
      kind: line === 0 ? "adult" : "child",
      what: localize(service_type, language).text,
      count: line + 1,
      price,
    })),
    bring: ["swimwear", "towel", "sunscreen", "hat", "change_of_clothes", "cash", "passport"],
    freeUntil: "2027-02-28T07:00",
    paid: 1_400,
    fees: "National park fee THB 800",
    picture: "",
  };
}

/** Signs a pass of so many tours as the desk does. */
async function fullPass(site: OwnSite, count: number, language: Language): Promise<string> {
  const pass: TripPass = {
    language,
    reference: "OA-7K3M9Q",
    fullName: guest.fullName,
    phone,
    nationality: "RU",
    hotel: guest.hotel,
    notes: guest.notes,
    note: "",
    tours: Array.from({ length: count }, (_, index) => fullTour(index, language)),
  };
  const content = await encodeFittingPass(pass, site.url);
  const headers = { Cookie: await sessionCookie(site.send), "Sec-Fetch-Site": "same-origin" };
  const json = { digest: await passDigest(content) };
  const answer = await site.sendJson("POST", "/api/trip-passes/signatures", json, headers);
  return passPath(language, { ...passSignatureSchema.parse(await answer.json()), content });
}

//
test("a pass of one, three or ten tours prints on one page, with values larger than labels", async ({
  page,
  site,
}) => {
  for (const [count, language] of [1, 3, 10].flatMap((each) =>
    languages.map((other) => [each, other] as const),
  )) {
    await page.goto("about:blank");
    await page.goto(await fullPass(site, count, language));
    await expect(page.getByRole("img", { name: messagesOf(language, "tripPass").qr })).toBeVisible();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect([count, language, pdf.match(/\/Type\s*\/Page(?!s)/g)?.length]).toEqual([count, language, 1]);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("https://www.google.com/maps").first()).toBeVisible();
    await expect(page.getByRole("link", { name: /^\+/ }).first()).toBeVisible();
    const sizes = await page
      .locator("[data-pass] dl > div")
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.children].map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
        ),
      );
    for (const [label = 0, value] of sizes.filter((row) => row.length === 2))
      expect(value).toBeGreaterThan(label);
    await page.emulateMedia({ media: null });
  }
});
