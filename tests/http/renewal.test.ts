import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "@/server/process/free-port";
import { type OwnSite, ownSite } from "../setup/own-site";
import { retryWhileBusy } from "../setup/retry-while-busy";
import { siteRenders } from "../setup/site-renders";

let own: OwnSite;
let metrics: string;

beforeAll(async () => {
  const port = await freePort("127.0.0.1");
  metrics = `http://127.0.0.1:${port}/metrics`;
  own = await ownSite({ METRICS_PORT: String(port) });
});

afterAll(() => own?.stop());

async function textOf(path: string): Promise<string> {
  const answer = await own.send(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** The ids of the first domestic tours of their list that no promo names: the home page has the names of those. */
async function domesticTours(): Promise<number[]> {
  const rows = await own.sql(
    'SELECT id FROM tour WHERE tour_type = 2 AND id NOT IN (SELECT tour_id FROM promo WHERE tour_id IS NOT NULL) ORDER BY "order" LIMIT 10',
  );
  return rows.map(({ id }) => Number(id));
}

/** The address of a record's page, as the list links it. */
async function pageOf(list: string, id?: number): Promise<string> {
  const found = [...(await textOf(list)).matchAll(new RegExp(`href="(${list}/[^"?#]+-(\\d+))"`, "g"))];
  const [, path = ""] = found.find(([, , number]) => id === undefined || Number(number) === id) ?? [];
  expect(path).not.toBe("");
  return path;
}

/** The first of these tours whose page does not name `tour` below it, with its price. */
async function unrelatedTo(tour: number, others: number[]): Promise<number> {
  for (const other of others) {
    const text = await textOf(await pageOf("/en/domestic-tours", other));
    if (!text.includes(`-${tour}"`)) return other;
  }
  throw new Error(`every tour is related to ${tour}`);
}

test("a price that changes renews what shows it, once, and leaves all else as it was", async () => {
  const [changed = 0, ...others] = await domesticTours();
  const other = await unrelatedTo(changed, others);
  const page = await pageOf("/en/domestic-tours", changed);
  const concerned = ["/en/domestic-tours", page, `/api/packages/${changed}`, "/api/packages?tour_type=2"];
  const untouched = [
    "/en",
    "/en/tours",
    await pageOf("/en/tours"),
    "/en/international-tours",
    await pageOf("/en/international-tours"),
    await pageOf("/en/domestic-tours", other),
    "/en/blogs",
    await pageOf("/en/blogs"),
    "/en/tours?search=phi",
    "/en/blogs/feed.xml",
    "/robots.txt",
    `/api/packages/${other}`,
    "/api/packages?tour_type=1",
    "/api/blogs",
    "/api/promos",
    "/api/seo-content",
    "/api/openapi.json",
  ];
  for (const path of [...concerned, ...untouched]) await textOf(path);
  const before = await siteRenders(metrics);
  await own.sql("UPDATE tour SET starting_price = 7531 WHERE id = $1", [changed]);
  await expect.poll(() => textOf(`/api/packages/${changed}`), { interval: 20 }).toContain("7531");
  for (const path of [...untouched, ...concerned]) await textOf(path);
  for (const path of concerned) expect(await textOf(path)).toMatch(/7[,.]?531/);
  expect(await siteRenders(metrics)).toBe(before + concerned.length);
});

//
test("a page that a save concerns and does not change keeps its ETag", async () => {
  const [id] = await domesticTours();
  const page = await pageOf("/en/domestic-tours", id);
  const etags = async () => {
    const answer = await own.send(page, { headers: { "Accept-Encoding": "br" } });
    return answer.headers.get("etag");
  };
  const etag = await etags();
  const before = await siteRenders(metrics);
  await own.sql("UPDATE tour SET created_at = created_at + interval '1 day' WHERE id = $1", [id]);
  await expect
    .poll(async () => {
      await own.send(page);
      return siteRenders(metrics);
    })
    .toBeGreaterThan(before);
  expect(await etags()).toBe(etag);
});

test("the most asked of the outdated pages are made anew before somebody asks", async () => {
  const list = "/en/international-tours";
  const page = await pageOf(list);
  for (let time = 0; time < 3; time += 1) for (const path of [list, page]) await textOf(path);
  const before = await siteRenders(metrics);
  await own.sql(`UPDATE tour SET starting_price = 4321 WHERE id = (
    SELECT id FROM tour WHERE tour_type = 3 ORDER BY "order" LIMIT 1)`);
  // No request asks for the pages meanwhile.
  await expect.poll(() => siteRenders(metrics), { interval: 50 }).toBe(before + 2);
  for (const path of [list, page]) expect(await textOf(path)).toMatch(/4[,.]?321/);
  expect(await siteRenders(metrics)).toBe(before + 2);
});

/** Every type of page and response that is cached. */
async function everything(): Promise<string[]> {
  const lists = ["tours", "domestic-tours", "international-tours", "blogs"];
  const details = await Promise.all(lists.map((list) => pageOf(`/en/${list}`)));
  const idOf = (path = "") => /\d+$/.exec(path)?.[0];
  return [
    ...["", ...lists.map((list) => `/${list}`)].flatMap((list) => [`/en${list}`, `/ru${list}`]),
    ...details,
    "/en/tours?page=2",
    "/en/tours?category=open_trip",
    "/en/tours?search=phi",
    "/en/blogs?search=food",
    "/en/blogs/feed.xml",
    "/sitemap.xml",
    ...["pages-1", "tours-1", "domestic-tours-1", "blogs-1"].map((part) => `/sitemaps/${part}.xml`),
    ...["", "?tour_type=1", "?search=phi", "?page=2&per_page=3"].map((query) => `/api/packages${query}`),
    `/api/packages/${idOf(details[0])}`,
    "/api/blogs",
    `/api/blogs/${idOf(details[3])}`,
    "/api/promos",
    "/api/promos/1",
    "/api/seo-content",
  ];
}

const top = 'SELECT id FROM tour WHERE tour_type = 1 ORDER BY "order" LIMIT 1';
const last = 'SELECT id FROM tour WHERE tour_type = 1 ORDER BY "order" DESC LIMIT 1';
const newest = "SELECT id FROM blog WHERE posting_date < now() ORDER BY posting_date DESC, id DESC LIMIT 1";

const writes: Record<string, string> = {
  "a price": `UPDATE tour SET starting_price = 8642 WHERE id = (${top})`,
  "a name": `UPDATE tour SET name = '{"en": "Phi phi, renamed"}' WHERE id = (${top})`,
  "a part": `UPDATE tour_faq SET answer = '{"en": "Another answer"}' WHERE tour_id = (${top})`,
  "a picture's text": `UPDATE tour_image SET alt = '{"en": "Another picture"}' WHERE tour_id = (${top})`,
  "a place": `UPDATE tour SET "order" = "order" + 1000 WHERE id = (${top})`,
  "a rating": `UPDATE tour SET rate = 5 WHERE id = (${last})`,
  "a tag": `UPDATE tour SET tags = 'open_trip' WHERE id = (${top})`,
  "a type": `UPDATE tour SET tour_type = 2, "order" = 2000 WHERE id = (${top})`,
  "a new tour": `INSERT INTO tour (tour_type, "order", name, duration, location, overview, rate)
    SELECT 1, 3000, name, duration, location, overview, 5 FROM tour WHERE id = (${last})`,
  "a tour that is gone": `DELETE FROM tour WHERE id = (${top})`,
  "a promo's price": "UPDATE promo SET price = 'THB 8642'",
  "a promo that ended": "UPDATE promo SET end_date = '2020-01-01' WHERE id = (SELECT min(id) FROM promo)",
  "an article's category": `UPDATE blog SET category = 'Renewed' WHERE id = (${newest})`,
  "an article's day": `UPDATE blog SET posting_date = '2019-05-05' WHERE id = (${newest})`,
  "an article that is gone": `DELETE FROM blog WHERE id = (${newest})`,
  "a page's texts": `INSERT INTO seo_content (page, robots) VALUES ('tours', '{"en": "noindex"}')
    ON CONFLICT (page) DO UPDATE SET robots = excluded.robots`,
};

/** Where two texts of a page begin to differ; nothing where they are equal. */
function differences(path: string, renewed: string, anew: string): string[] {
  if (renewed === anew) return [];
  const at = [...renewed].findIndex((letter, place) => letter !== anew[place]);
  const from = Math.max(0, at - 200);
  return [`${path}: ${renewed.slice(from, at + 200)} | ${anew.slice(from, at + 200)}`];
}

test("whatever is written, every page is as if all were made anew", async () => {
  const paths = await everything();
  const [sentinel] = (
    await own.sql('SELECT id FROM tour WHERE tour_type = 2 ORDER BY "order" DESC LIMIT 1')
  ).map(({ id }) => Number(id));
  // A site that cannot render because the machine is busy responds with 503, or with the page before and `X-Page: stale`.
  const askRenewed = async (path: string): Promise<Response> => {
    const response = await retryWhileBusy(() => own.send(path));
    return response.headers.get("x-page") === "stale" ? askRenewed(path) : response;
  };
  const shown = () =>
    Promise.all(
      paths.map(async (path) => {
        const answer = await askRenewed(path);
        const text = await answer.text();
        // The rows of a page's data stand in the order in which they were ready.
        const read = text.replace(/<script(?! type="application\/ld).*?<\/script>/gs, "");
        return `${path} ${answer.status} ${answer.headers.get("location")} ${read}`;
      }),
    );
  await shown();
  for (const [index, [what, write]] of Object.entries(writes).entries()) {
    await own.sql(write);
    // A later write is seen, so the earlier one is known.
    await own.sql("UPDATE tour SET code = $1 WHERE id = $2", [`S-${index}`, sentinel]);
    await expect.poll(() => textOf(`/api/packages/${sentinel}`), { interval: 10 }).toContain(`S-${index}`);
    const renewed = await shown();
    const before = await siteRenders(metrics);
    await own.sql("UPDATE content_version SET version = version + 1");
    await expect
      .poll(
        async () => {
          await own.send("/robots.txt");
          return siteRenders(metrics);
        },
        { interval: 10 },
      )
      .toBeGreaterThan(before);
    const anew = await shown();
    const outdated = paths.flatMap((path, place) =>
      differences(path, renewed[place] ?? "", anew[place] ?? ""),
    );
    expect(outdated, what).toEqual([]);
  }
});

test("pages whose shells are rendered anew keep their ETags", async () => {
  const paths = ["/en", "/ru/tours", "/id/domestic-tours?search=bali", await pageOf("/en/tours")];
  const etags = () =>
    Promise.all(
      paths.map(async (path) => {
        const answer = await own.send(path, { headers: { "Accept-Encoding": "br" } });
        await answer.arrayBuffer();
        return answer.headers.get("etag");
      }),
    );
  const first = await etags();
  expect(first).not.toContain(null);
  // Nobody knows what such a change touched: all that was read for pages is read anew.
  for (let time = 0; time < 3; time += 1) {
    const before = await siteRenders(metrics);
    await own.sql("UPDATE content_version SET version = version + 1");
    await expect
      .poll(async () => [await etags(), (await siteRenders(metrics)) - before >= paths.length])
      .toEqual([first, true]);
  }
});
