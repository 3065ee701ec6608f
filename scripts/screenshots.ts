/**
 * Takes the pictures of the README from a running site: `npm run screenshots [address]`,
 * `http://localhost:3000` unless told otherwise. Those of the back office need `ADMIN_PASSWORD`
 * (and `ADMIN_USERNAME`, `admin` unless told otherwise).
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "playwright/test";
import sharp from "sharp";
import { findChromium } from "./find-chromium.mjs";

const site = process.argv[2] ?? "http://localhost:3000";
const folder = path.resolve(import.meta.dirname, "../docs/screenshots");
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
/** As sharp as a phone's screen is, and still small enough for the page that shows four in a row. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 };

const { ADMIN_USERNAME: username = "admin", ADMIN_PASSWORD: password } = process.env;

interface Shot {
  name: string;
  size: typeof desktop;
  /** Brings the page to what is shown. */
  open: (page: Page) => Promise<unknown>;
}

/** The first of the list's records whose address begins so. */
async function openFirst(page: Page, list: string, begins = `${list}/`) {
  await page.goto(site + list);
  const address = await page.locator(`main a[href^="${begins}"]`).first().getAttribute("href");
  if (!address) throw new Error(`${list} shows no record`);
  await page.goto(site + address, { waitUntil: "networkidle" });
}

/** Below the header that stays. */
function bringToTop(page: Page, selector: string, header: number) {
  const place = page.locator(selector).first();
  return place.evaluate((element, space) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - space, behavior: "instant" });
  }, header);
}

async function openBooking(page: Page) {
  await openFirst(page, "/en/tours");
  await page.getByRole("tab").last().click();
  await page.locator("#booking form").waitFor();
  await page.locator("#booking").scrollIntoViewIfNeeded();
}

async function openForm(page: Page) {
  await openFirst(page, "/admin/tours", "/admin/tours/edit/");
  await bringToTop(page, "#section-basic", 88);
}

const shots: Shot[] = [
  { name: "home-desktop", size: desktop, open: (page) => page.goto(`${site}/en`) },
  { name: "tour-desktop", size: desktop, open: (page) => openFirst(page, "/ru/tours") },
  { name: "home-phone", size: phone, open: (page) => page.goto(`${site}/id`) },
  { name: "booking-phone", size: phone, open: openBooking },
];

const staffShots: Shot[] = [
  { name: "staff-list-desktop", size: desktop, open: (page) => page.goto(`${site}/admin/tours`) },
  { name: "staff-form-desktop", size: desktop, open: openForm },
  { name: "staff-dashboard-phone", size: phone, open: (page) => page.goto(`${site}/admin`) },
  { name: "staff-list-phone", size: phone, open: (page) => page.goto(`${site}/admin/tours`) },
];

async function signIn(page: Page) {
  const { csrfToken } = await (await page.request.get(`${site}/api/auth/csrf`)).json();
  const form = { username, password: password ?? "", csrfToken, json: "true" };
  const answer = await page.request.post(`${site}/api/auth/callback/credentials`, { form });
  if (!answer.ok()) throw new Error(`signing in was answered ${answer.status()}`);
}

async function take(page: Page, { name, open }: Shot) {
  await open(page);
  await page.waitForLoadState("networkidle");
  const file = path.join(folder, `${name}.webp`);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  console.log(`${name}: ${Math.round(size / 1024)} KB`);
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: (await findChromium()) ?? undefined,
  args: ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
for (const [isStaff, list] of [
  [false, shots],
  [true, password ? staffShots : []],
] as const) {
  for (const shot of list) {
    const page = await browser.newPage({ ...shot.size, reducedMotion: "reduce" });
    if (isStaff) await signIn(page);
    await take(page, shot);
    await page.close();
  }
}
await browser.close();
