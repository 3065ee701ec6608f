import { randomBytes } from "node:crypto";
import type { APIRequestContext, BrowserContext, Page } from "playwright/test";
import { languages } from "@/lib/core/i18n/languages";
import { test as base, expect } from "./browser-test";
import { seededAdmin, signIn, signInBy } from "./sign-in";
import { siteSql } from "./site-sql";

/** Headers of a write that the back office's own pages send. */
export const sameOrigin = { "Sec-Fetch-Site": "same-origin" };

export const stranger = { cookies: [], origins: [] };

/** A text in three languages, which begins alike in all of them. */
export const inLanguages = (text: string) => ({ en: text, id: `${text} id`, ru: `${text} ру` });

/** Runs SQL in the database of the shared site. */
export const sql = (text: string, values: unknown[] = []) =>
  siteSql(process.env.E2E_DATA_DIR ?? "", text, values);

/** Creates a tour that visitors do not see, unless `content` says otherwise. Gives its id. */
export async function makeTour(request: APIRequestContext, name: string, content: object = {}) {
  const data = {
    tour_type: 1,
    published: false,
    name: inLanguages(name),
    duration: inLanguages("One day"),
    location: inLanguages("Phuket"),
    overview: inLanguages("Out to the calm bays by speedboat."),
    currency: "THB",
    starting_price: 1900,
    ...content,
  };
  const answer = await request.post("/api/packages", { headers: sameOrigin, data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id }: { id: number } = await answer.json();
  return id;
}

/** Paths of stored pictures of the demo content. */
export async function storedPictures(count = 2): Promise<string[]> {
  const rows = await sql("SELECT path FROM stored_image ORDER BY path LIMIT $1", [count]);
  return rows.map(({ path }) => path);
}

export async function readTour(request: APIRequestContext, id: number) {
  return (await request.get(`/api/packages/${id}`)).json();
}

export async function putTour(request: APIRequestContext, id: number, data: object) {
  const answer = await request.put(`/api/packages/${id}`, { headers: sameOrigin, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Creates a promo whose end is long over, so that visitors never see it. Gives its id. */
export async function makePromo(name: string): Promise<number> {
  const [promo] = await sql(
    `INSERT INTO promo (title, description, price, pdf_url, end_date)
      VALUES ($1, $2, 'THB 900', 'https://example.com/offer.pdf', '2020-03-31') RETURNING id`,
    [Object.fromEntries(languages.map((language) => [language, `${name} ${language}`])), inLanguages("Isi")],
  );
  return promo.id;
}

/** Records whose names begin with the mark of a test, in an order that keeps references whole. */
const removals = [
  "DELETE FROM open_translation WHERE record_key IN (SELECT id::text FROM tour WHERE name ->> 'en' LIKE $1) AND entity = 'tour'",
  "DELETE FROM translation_state WHERE record_key IN (SELECT id::text FROM tour WHERE name ->> 'en' LIKE $1) AND entity = 'tour'",
  "DELETE FROM translation_pair WHERE source LIKE $1 OR target LIKE $1",
  "DELETE FROM tour WHERE name ->> 'en' LIKE $1",
  "DELETE FROM promo WHERE title ->> 'en' LIKE $1",
  "DELETE FROM blog WHERE title ->> 'en' LIKE $1",
  "DELETE FROM shared_text WHERE coalesce(question, text) ->> 'en' LIKE $1",
  "DELETE FROM closed_period WHERE reason ->> 'en' LIKE $1",
  "DELETE FROM change_batch WHERE id IN (SELECT batch_id FROM record_version WHERE title LIKE $1)",
  "DELETE FROM record_version WHERE title LIKE $1",
  "DELETE FROM admin_user WHERE username LIKE $1",
];

interface Fixtures {
  /** Begins the names of all records and accounts of a test, which are removed after the test. */
  mark: string;
  /** Creates an account with the tests' password and gives its username. */
  addAccount: (role?: "admin" | "editor") => Promise<string>;
  /** Creates an account, signs it in on `page`, by default the test's own, and gives its username. */
  signInAs: (role: "admin" | "editor", page?: Page) => Promise<string>;
  /** Opens a page of another person, who is signed in with this account. */
  pageOf: (username: string) => Promise<Page>;
}

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** As `browser-test`, on the shared site, with the seeded admin signed in once for each worker. */
export const test = base.extend<Fixtures, { adminSession: StorageState }>({
  adminSession: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.E2E_URL });
      await signInBy(request);
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: "worker" },
  ],
  storageState: ({ adminSession }, use) => use(adminSession),
  // Removed before the page is closed: an answer that comes late finds its records.
  mark: async ({ browserName: _ }, use) => {
    const mark = `Uji ${randomBytes(5).toString("hex")}`;
    await use(mark);
    for (const removal of removals) await sql(removal, [`${mark}%`]);
  },
  addAccount: async ({ mark }, use) => {
    let made = 0;
    await use(async (role = "admin") => {
      made += 1;
      const copy = `INSERT INTO admin_user (username, password_hash, role)
        SELECT $1, password_hash, $2 FROM admin_user WHERE username = $3`;
      await sql(copy, [`${mark}-${made}`, role, seededAdmin.username]);
      return `${mark}-${made}`;
    });
  },
  signInAs: async ({ page: own, addAccount }, use) => {
    await use(async (role, page = own) => {
      const username = await addAccount(role);
      await signIn(page, username);
      return username;
    });
  },
  pageOf: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (username) => {
      const context = await browser.newContext({ storageState: stranger });
      contexts.push(context);
      await signInBy(context.request, username);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
