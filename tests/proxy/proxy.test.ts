import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runAttack } from "../faults/attacks";
import { type FaultBed, type FaultSite, faultBed } from "../faults/fault-bed";
import { type NginxProxy, startNginxProxy } from "../setup/nginx-proxy";

/** Addresses as the documentation's networks have them, each test's own. */
const visitor = {
  single: "203.0.113.1",
  reader: "203.0.113.3",
  upgrader: "203.0.113.4",
};

let bed: FaultBed;
let sites: [FaultSite, FaultSite];
let proxy: NginxProxy;

beforeAll(async () => {
  bed = await faultBed();
  const start = () => bed.start({ TRUST_PROXY: "true" });
  sites = await Promise.all([start(), start()]);
  proxy = await startNginxProxy(sites.map(({ url }) => url));
  // Every instance keeps the page that is asked for below.
  for (const site of sites) expect((await site.send("/en/tours")).status).toBe(200);
});

afterAll(async () => {
  await proxy?.stop();
  await bed?.stop();
});

function ask(path: string, from: string, init: RequestInit = {}): Promise<Response> {
  const headers = { "X-Forwarded-For": from, "Content-Type": "application/json" };
  return fetch(proxy.url + path, {
    headers,
    redirect: "manual",
    signal: AbortSignal.timeout(20_000),
    ...init,
  });
}

/** Fewer than the proxy lets one visitor have under way: what is refused is refused for its rate. */
const atOnce = 40;

/** The statuses of so many requests, each with how often it came. */
async function statuses(count: number, path: string, from: (n: number) => string, init?: RequestInit) {
  const counts: Record<number, number> = {};
  let next = 0;
  const askOn = async () => {
    for (let n = next++; n < count; n = next++) {
      const answer = await ask(path, from(n), init);
      await answer.arrayBuffer();
      counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return counts;
}

/** Asks for the cached page as another visitor until a task ends; how it was answered. */
async function whileReading<T>(task: Promise<T>) {
  let going = true;
  const seen = new Set<number>();
  const reading = (async () => {
    while (going) {
      const answer = await ask("/en/tours", visitor.reader);
      expect(await answer.text()).toContain("<h1");
      seen.add(answer.status);
      await sleep(20);
    }
  })();
  const result = await task.finally(() => {
    going = false;
  });
  await reading;
  return { result, seen: [...seen] };
}

const attack = (from: string) =>
  runAttack({
    attack: "api",
    target: proxy.url,
    pids: sites.map(({ child }) => child.pid ?? 0),
    seconds: 4,
    from,
  });

describe("cached pages behind the proxy", () => {
  // R-26.12
  it("are answered while many visitors flood the API", { timeout: 60_000 }, async () => {
    const { refused, page, answered } = await attack("many");
    expect(refused.filter((each) => each.startsWith("page "))).toEqual([]);
    expect(answered[502] ?? 0).toBe(0);
    expect(page).toBeLessThan(10_000);
  });

  it("are answered while one visitor floods the API, who is told to wait", { timeout: 60_000 }, async () => {
    const { refused, answered } = await attack(visitor.single);
    expect(refused.filter((each) => each.startsWith("page "))).toEqual([]);
    expect(answered[429] ?? 0).toBeGreaterThan((answered[200] ?? 0) * 2);
  });

  // R-26.12
  it("are answered while the database is away and the API says so", { timeout: 60_000 }, async () => {
    await bed.proxy.away();
    const spread = (n: number) => `198.18.1.${n}`;
    const { result, seen } = await whileReading(
      statuses(100, "/api/packages?search=asked-while-away", spread),
    );
    await bed.proxy.restore();
    expect(result[502] ?? 0).toBe(0);
    expect(result[503]).toBeGreaterThan(0);
    expect(seen).toEqual([200]);
  });
});

describe("a visitor", () => {
  // R-26.12
  it("who asks too much of the API is told so as the API does, and when to ask again", async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => ask("/api/not-there", "203.0.113.20")),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get("retry-after")).toBe("1");
    expect(refused[0]?.headers.get("content-type")).toBe("application/json");
    expect(await refused[0]?.json()).toEqual({ message: expect.any(String) });
    expect((await ask("/en/tours", "203.0.113.20")).status).toBe(200);
  });

  it.each([
    ["of one IPv6 network", (n: number) => `2001:db8:1:2:${n.toString(16)}::1`],
    ["whose proxy writes ports", (n: number) => `203.0.113.30:${10_000 + n}`],
    ["of one IPv6 network, with ports", (n: number) => `[2001:db8:1:3::${n.toString(16)}]:${10_000 + n}`],
    ["whose network is shortened", (n: number) => `2001:db8:4::${n.toString(16)}`],
  ])("%s is one visitor", async (_, from) => {
    const counts = await statuses(120, "/api/not-there", from);
    expect(counts[429]).toBeGreaterThan(40);
  });

  it.each([
    ["of several IPv6 networks", (n: number) => `2001:db8:2:${n.toString(16)}::1`],
    ["of several addresses", (n: number) => `198.18.2.${n}`],
    ["of private addresses, who are proxies", () => "10.1.2.3"],
  ])("%s is not counted as one", async (_, from) => {
    expect(await statuses(120, "/api/not-there", from)).toEqual({ 404: 120 });
  });

  const loginPaths = [
    "/api/users/login",
    "/api/users/login/",
    "/api//users/%6cogin",
    "/api/users/LOGIN",
    "/api/auth/callback/credentials",
    "/api/auth/callback/",
    "/%61pi/auth/signin",
  ];

  // R-26.12
  it.each(loginPaths)("tries few passwords in a row at %s", async (path) => {
    const from = `203.0.113.${50 + loginPaths.indexOf(path)}`;
    const body = JSON.stringify({ username: "nobody", password: "salah sekali" });
    const counts = await statuses(60, path, () => from, { method: "POST", body });
    expect(counts[429]).toBeGreaterThan(30);
    expect(counts[502] ?? 0).toBe(0);
  });

  it("reads three hundred pages and a thousand files in a row", async () => {
    expect(await statuses(300, "/en/tours", () => "203.0.113.40")).toEqual({ 200: 300 });
    const [, font] =
      /href="(\/fonts\/[^"]+)"/.exec(await (await ask("/en/tours", visitor.reader)).text()) ?? [];
    expect(await statuses(1_000, font ?? "", () => "203.0.113.40")).toEqual({ 200: 1_000 });
  });

  it("has a hundred requests under way, and no more", async () => {
    const slow = Array.from({ length: 160 }, async (_, n) => {
      const answer = await ask(`/en/tours?search=at-once-${n}`, "203.0.113.41");
      return `${answer.status} ${answer.headers.get("content-type")}`;
    });
    // The site's own 429 is a page.
    const ofProxy = (await Promise.all(slow)).filter((each) => each === "429 text/plain; charset=utf-8");
    expect(ofProxy.length).toBeGreaterThan(0);
    expect((await ask("/en/tours", visitor.reader)).status).toBe(200);
  });
});

it("passes no upgrade on: the page comes, and no connection stays", async () => {
  const { hostname, port } = new URL(proxy.url);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.setTimeout(10_000, () => socket.destroy(new Error("no answer to an upgrade")));
    socket.on("data", (piece) => {
      text += piece.toString("latin1");
      if (text.includes("\r\n\r\n")) socket.end();
    });
    socket.on("error", reject).on("close", () => resolve(text));
    const lines = ["GET /en/tours HTTP/1.1", "Host: localhost", `X-Forwarded-For: ${visitor.upgrader}`];
    socket.write([...lines, "Connection: Upgrade", "Upgrade: websocket", "", ""].join("\r\n"));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it("answers from the other instance while one is gone", { timeout: 60_000 }, async () => {
  await sites[0].stop();
  expect(await statuses(60, "/en/tours", (n) => `198.18.4.${n}`)).toEqual({ 200: 60 });
  expect(await statuses(20, "/api/packages", (n) => `198.18.5.${n}`)).toEqual({ 200: 20 });
});
