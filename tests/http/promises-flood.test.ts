import http from "node:http";
import { connect, type Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "@/server/process/free-port";
import { measureUntil } from "../setup/measure";
import { type OwnSite, ownSite } from "../setup/own-site";
import { siteRendersAtRest } from "../setup/site-renders";

let own: OwnSite;
let metrics: string;
let bearer: Record<string, string>;

beforeAll(async () => {
  const port = await freePort("127.0.0.1");
  metrics = `http://127.0.0.1:${port}/metrics`;
  own = await ownSite({ METRICS_PORT: String(port), LOG_LEVEL: "warn" });
  bearer = { Authorization: `Bearer ${await own.token()}` };
});

afterAll(() => own?.stop());

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  /** Milliseconds to its end. */
  took: number;
}

/** Asks from an address of this machine, on a connection of its own. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  from = "127.0.0.1",
  socket?: Socket,
): Promise<Answer> {
  const { hostname, port } = new URL(own.url);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, headers, localAddress: from, agent: false } as const;
    const connected = socket && { createConnection: () => socket };
    const asking = http.get({ ...options, ...connected }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
          took: performance.now() - began,
        }),
      );
    });
    asking.on("error", reject);
  });
}

const attacker = "127.0.0.2";

/** Asks for all of them in one moment: the connections are there before. */
async function flood(
  count: number,
  path: (n: number) => string,
  headers: Record<string, string> = {},
  addressOf: (n: number) => string = () => attacker,
) {
  const { hostname: host, port } = new URL(own.url);
  const reach = (_: unknown, n: number) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect({ host, port: Number(port), localAddress: addressOf(n) }, () => resolve(socket));
      socket.on("error", reject);
    });
  const sockets = await Promise.all(Array.from({ length: count }, reach));
  return Promise.all(sockets.map((socket, n) => ask(path(n), headers, addressOf(n), socket)));
}

const json = (answer: Answer) => JSON.parse(answer.body.toString());

describe("a public GET of the API", () => {
  const paths = [
    "/api/packages?per_page=100",
    "/api/promos",
    "/api/blogs/1",
    "/api/seo-content",
    "/api/openapi.json",
  ];

  for (const path of paths) {
    //
    test(`comes packed, with an ETag, the same in every encoding: ${path}`, async () => {
      const plain = await ask(path);
      const brotli = await ask(path, { "Accept-Encoding": "br, gzip" });
      const gzip = await ask(path, { "Accept-Encoding": "gzip" });
      expect([plain.status, brotli.status, gzip.status]).toEqual([200, 200, 200]);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(brotli.headers["content-encoding"]).toBe("br");
      expect(gzip.headers["content-encoding"]).toBe("gzip");
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(brotli.body.length).toBeLessThan(plain.body.length / 2);
      expect(brotli.headers).toMatchObject({
        "content-type": "application/json",
        "cache-control": "public, no-cache",
        vary: "Accept-Encoding, Authorization, Cookie",
      });
      expect(brotli.headers["content-security-policy"]).toBeUndefined();
      const { etag = "" } = brotli.headers;
      const again = await ask(path, { "Accept-Encoding": "br", "If-None-Match": etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      const head = await fetch(own.url + path, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
      expect([head.status, head.headers.get("etag")]).toEqual([200, etag]);
    });
  }

  //
  test("never gets the response of staff, and staff never get the response of visitors", async () => {
    await own.sql("UPDATE blog SET posting_date = '2099-01-01' WHERE id = (SELECT min(id) FROM blog)");
    const [{ id } = {}] = await own.sql("SELECT min(id) AS id FROM blog");
    const everybody = { "/api/blogs": 200, [`/api/blogs/${id}`]: 404 };
    const sees = (answer: Answer) =>
      json(answer).data?.some((blog: { id: number }) => blog.id === id) ?? json(answer).id === id;
    // The first to ask fills the cache: staff before and after the others, in every form of a session.
    for (const headers of [bearer, {}, bearer, { Authorization: "Bearer none" }, bearer]) {
      for (const [path, status] of Object.entries(everybody)) {
        const answer = await ask(path, headers);
        const isStaff = headers === bearer;
        expect([path, answer.status, sees(answer)]).toEqual([path, isStaff ? 200 : status, isStaff]);
        if (Object.keys(headers).length > 0) expect(answer.headers["cache-control"]).toBe("no-store");
      }
    }
    const forged = { Cookie: "next-auth.session-token=a..b.c.d" };
    expect((await ask("/api/blogs", forged)).headers["cache-control"]).toBe("no-store");
    expect(sees(await ask("/api/blogs", { Cookie: "userLanguage=ru" }))).toBe(false);
  });

  test("of staff comes packed as well, and next-auth's secrets do not", async () => {
    const list = await ask("/api/packages?per_page=9999", { ...bearer, "Accept-Encoding": "br" });
    expect(list.headers["content-encoding"]).toBe("br");
    expect(JSON.parse(brotliDecompressSync(list.body).toString()).data.length).toBeGreaterThan(20);
    const secret = await ask("/api/auth/csrf", { "Accept-Encoding": "br" });
    expect(secret.headers["content-encoding"]).toBeUndefined();
  });

  test("that is refused or leads nowhere is answered as before, and not cached", async () => {
    for (const [path, status] of [
      ["/api/packages?page=0", 422],
      ["/api/packages/999999", 404],
      ["/api/nothing", 404],
      ["/api/users/current", 401],
    ] as const) {
      const answer = await ask(path, { "Accept-Encoding": "br" });
      expect([path, answer.status, answer.headers["cache-control"], answer.headers.etag]).toEqual([
        path,
        status,
        "no-store",
        undefined,
      ]);
    }
  });
});

/** What a visitor from elsewhere asks for during an attack, over and over; the longest wait for each in milliseconds. */
function bystander(mark: string) {
  const longest: Record<string, number> = {};
  const statuses = new Set<number>();
  const began = performance.now();
  let over = false;
  const paths: Record<string, (round: number) => string> = {
    "cached page": () => "/en/tours",
    "new search": (round) => `/en/tours?search=${mark}${round}`,
    "new API call": (round) => `/api/packages?search=${mark}${round}`,
  };
  const asking = Promise.all(
    Object.entries(paths).map(async ([name, path]) => {
      for (let round = 0; !over; round += 1) {
        const { status, took } = await ask(path(round), { "Accept-Encoding": "br" });
        statuses.add(status);
        longest[name] = Math.max(longest[name] ?? 0, Math.round(took));
      }
    }),
  );
  return async () => {
    over = true;
    const lasted = performance.now() - began;
    await asking;
    return { longest, lasted, statuses: [...statuses] };
  };
}

/** How often the site found its database silent, by its log. */
const silences = () => (own.output.out + own.output.error).split("does not respond").length - 1;

/**
 * Repeats an attack during which the site found its database silent, or whose result is not good: the other work of a busy machine
 * may keep the database from responding for seconds. A site that drowns does so in every round.
 */
async function undisturbed<T>(
  attack: (round: number) => Promise<T>,
  isGood: (result: T) => boolean = () => true,
) {
  const attackOnce = async (round: number) => {
    const before = silences();
    const result = await attack(round);
    return { result, silent: silences() - before };
  };
  const { result, silent } = await measureUntil(
    (each) => each.silent === 0 && isGood(each.result),
    attackOnce,
  );
  expect(silent).toBe(0);
  return result;
}

/** The part of an attack's time that somebody else may wait at worst: the machine's other work slows down both. */
const bearable = 1 / 3;

describe("a flood", () => {
  beforeAll(async () => {
    for (const path of ["/en/tours", "/en/tours?search=warm", "/api/packages?search=warm"]) await ask(path);
  });

  test("of one heavy response is one render", async () => {
    const answers = await flood(150, () => "/api/packages?per_page=99", { "Accept-Encoding": "br" });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  //
  test("of different heavy responses is refused with 429, not with a database that is away", async () => {
    const floodOnce = async (round: number) => {
      const done = bystander(`reef${round}`);
      const first = 100 + 150 * round;
      const answers = await flood(150, (n) => `/api/packages?per_page=100&min_rate=0.${first + n}`, {});
      return { answers, ...(await done()) };
    };
    const isBearable = ({ longest, lasted }: Awaited<ReturnType<typeof floodOnce>>) =>
      Object.values(longest).every((took) => took / lasted < bearable);
    const { answers, longest, lasted, statuses } = await undisturbed(floodOnce, isBearable);
    const of = (status: number) => answers.filter((answer) => answer.status === status);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(of(200).length).toBeGreaterThan(20);
    for (const answer of of(429)) {
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(json(answer)).toEqual({ message: expect.any(String) });
    }
    expect(statuses).toEqual([200]);
    expect(Object.keys(longest)).toHaveLength(3);
    for (const [name, took] of Object.entries(longest)) expect(took / lasted, name).toBeLessThan(bearable);
    expect((await ask("/api/health")).status).toBe(200);
  });

  //
  test("of searches is bounded; the rest gets a page that says so, and no cache keeps it", async () => {
    const answers = await undisturbed((round) =>
      flood(120, (n) => `/ru/tours?search=wave${round}-${n}`, { "Accept-Encoding": "br" }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    for (const { headers, body } of refused) {
      expect(headers).toMatchObject({ "cache-control": "no-store", "retry-after": expect.any(String) });
      const html = brotliDecompressSync(body).toString();
      expect(html).toMatch(/<html[^>]* lang="ru"/);
      expect(html).toMatch(/<meta name="robots" content="noindex/);
    }
  });

  test("of forged sessions keeps no staff from saving", async () => {
    const [tour] = await own.sql("SELECT id FROM tour ORDER BY id LIMIT 1");
    const forged = { Authorization: "Bearer forged" };
    const saveInFlood = async (round: number) => {
      const first = 100 + 100 * round;
      const flooding = flood(100, (n) => `/api/packages?per_page=100&min_rate=1.${first + n}`, forged);
      let through = false;
      void flooding.then(() => {
        through = true;
      });
      const saved = await own.sendJson("PUT", `/api/packages/${tour?.id}`, { starting_price: 99 }, bearer);
      const read = await ask(`/api/packages/${tour?.id}`, bearer);
      const staff = [saved.status, read.status, through];
      return { staff, statuses: new Set((await flooding).map(({ status }) => status)) };
    };
    const { staff, statuses } = await undisturbed(saveInFlood, (each) => each.staff[2] === false);
    expect(staff).toEqual([200, 200, false]);
    expect(statuses).toEqual(new Set([200, 429]));
  });

  //
  test("of made-up sessions from many addresses is not in the lane of staff", async () => {
    await ask("/api/users/current", bearer);
    const waiting = async () => {
      const text = await (await fetch(metrics)).text();
      const lanes = [...text.matchAll(/^site_queue_waiting\{lane="(?:api|staff|sessions)"\} (\d+)$/gm)];
      return lanes.reduce((sum, [, count]) => sum + Number(count), 0);
    };
    const forged = { Cookie: "next-auth.session-token=a..b.c.d" };
    const readInFlood = async (round: number) => {
      const first = 100 + 100 * round;
      const flooding = flood(
        60,
        (n) => `/api/packages?per_page=100&min_rate=2.${first + n}`,
        forged,
        (n) => `127.0.1.${n + 1}`,
      );
      await expect.poll(waiting, { interval: 10 }).toBeGreaterThan(30);
      const read = await ask("/api/users/current", bearer);
      const answers = await flooding;
      const longest = Math.max(...answers.map(({ took }) => took));
      return { read: read.status, statuses: answers.map(({ status }) => status), part: read.took / longest };
    };
    const { read, statuses, part } = await undisturbed(readInFlood, (each) => each.part < bearable);
    expect([read, new Set(statuses)]).toEqual([200, new Set([200])]);
    expect(part).toBeLessThan(bearable);
  });
});

//
test("searches that were sent and hung up are not rendered", async () => {
  const { hostname, port } = new URL(own.url);
  const before = await siteRendersAtRest(metrics);
  const count = 300;
  await Promise.all(
    Array.from(
      { length: count },
      (_, n) =>
        new Promise<void>((resolve) => {
          const socket = connect({ host: hostname, port: Number(port), localAddress: attacker });
          socket.on("error", () => undefined).on("close", () => resolve());
          socket.write(`GET /en/tours?search=gone${n} HTTP/1.1\r\nHost: x\r\n\r\n`, () =>
            setTimeout(() => socket.destroy(), 50),
          );
        }),
    ),
  );
  const asked = await Promise.all([
    ask("/en/tours", { "Accept-Encoding": "br" }),
    ask("/en/tours?search=patient"),
    ask("/api/packages?search=patient"),
  ]);
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await siteRendersAtRest(metrics)) - before).toBeLessThan(count / 3);
});
