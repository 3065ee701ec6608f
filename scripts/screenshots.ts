/**
 * Takes the pictures of the README from a running site: `npm run screenshots [address]`,
 * `http://localhost:3000` unless told otherwise. Those of the back office need `ADMIN_PASSWORD`
 * (and `ADMIN_USERNAME`, `admin` unless told otherwise).
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "./find-chromium.mjs";

const site = process.argv[2] ?? "http://localhost:3000";
const folder = path.resolve(import.meta.dirname, "../docs/screenshots");
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function firstOf(page: Page, list: string): Promise<string> {
  await page.goto(site + list);
  return (await page.locator(`main a[href^="${list}/"]`).first().getAttribute("href")) ?? list;
}

async function openBooking(page: Page) {
  await page.getByRole("tab").last().click();
  await page.locator("#booking form").waitFor();
  await page.locator("#booking").scrollIntoViewIfNeeded();
}

interface Shot {
  name: string;
  size: { width: number; height: number };
  address: (page: Page) => string | Promise<string>;
  before?: (page: Page) => Promise<void>;
}

const shots: Shot[] = [
  { name: "home-desktop", size: desktop, address: () => "/en" },
  { name: "tours-desktop", size: desktop, address: () => "/en/tours" },
  { name: "tour-desktop", size: desktop, address: (page: Page) => firstOf(page, "/ru/tours") },
  { name: "home-phone", size: phone, address: () => "/id" },
  { name: "tour-phone", size: phone, address: (page: Page) => firstOf(page, "/ru/tours") },
  {
    name: "booking-phone",
    size: phone,
    address: (page: Page) => firstOf(page, "/en/tours"),
    before: openBooking,
  },
  { name: "blog-phone", size: phone, address: (page: Page) => firstOf(page, "/en/blogs") },
];

const { ADMIN_USERNAME: username = "admin", ADMIN_PASSWORD: password } = process.env;

async function signIn(page: Page) {
  const { csrfToken } = await (await page.request.get(`${site}/api/auth/csrf`)).json();
  const form = { username, password: password ?? "", csrfToken, json: "true" };
  const answer = await page.request.post(`${site}/api/auth/callback/credentials`, { form });
  if (!answer.ok()) throw new Error(`signing in was answered ${answer.status()}`);
}

/** The first record of a list of the back office, in its form. */
async function editOf(page: Page, list: string): Promise<string> {
  await signIn(page);
  await page.goto(site + list);
  const edit = page.locator(`main a[href^="${list}/edit/"]`).first();
  return (await edit.getAttribute("href")) ?? list;
}

async function staffPage(page: Page, address: string): Promise<string> {
  await signIn(page);
  return address;
}

const staffShots: Shot[] = [
  { name: "dashboard-desktop", size: desktop, address: (page: Page) => staffPage(page, "/admin") },
  { name: "list-desktop", size: desktop, address: (page: Page) => staffPage(page, "/admin/tours") },
  { name: "form-desktop", size: desktop, address: (page: Page) => editOf(page, "/admin/tours") },
  { name: "form-phone", size: phone, address: (page: Page) => editOf(page, "/admin/tours") },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: (await findChromium()) ?? undefined,
  args: ["--disable-background-networking", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
});
for (const { name, size, address, before } of [...shots, ...(password ? staffShots : [])]) {
  const page = await browser.newPage({ viewport: size, reducedMotion: "reduce" });
  await page.goto(site + (await address(page)), { waitUntil: "networkidle" });
  await before?.(page);
  await page.screenshot({ path: path.join(folder, `${name}.jpg`), type: "jpeg", quality: 80 });
  await page.close();
  console.log(name);
}
await browser.close();
