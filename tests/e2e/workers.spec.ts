import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "@/server/process/free-port";
import { type OneConnection, oneConnection } from "../setup/one-connection";
import { type OwnSite, ownSite } from "../setup/own-site";
import { startProgram } from "../setup/site-process";

test.describe.configure({ mode: "serial" });

let own: OwnSite;
let metrics: string;
let token: string;

/** A process takes its time to start on a busy machine. */
const patient = { timeout: 40_000 };

test.beforeAll(async () => {
  const port = await freePort("127.0.0.1");
  metrics = `http://127.0.0.1:${port}/metrics`;
  own = await ownSite({ WORKERS: "2", METRICS_PORT: String(port), LOG_LEVEL: "info" });
  token = await own.token();
});

test.afterAll(() => own?.stop());

/** Processes of the site that a process started: its workers, where it is the first. */
function workersOf(pid: number): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  const rows = lines.map((line) => line.trim().split(/\s+/));
  const own = rows.filter(
    ([, parent, ...args]) => Number(parent) === pid && /worker\.mjs/.test(args.join(" ")),
  );
  return own.map(([worker]) => Number(worker)).sort((one, other) => one - other);
}

/** The value of each worker's line of a figure, by the worker. */
async function figures(name: string): Promise<Record<string, number>> {
  const text = await (await fetch(metrics)).text();
  const lines = text.split("\n").filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(
    lines.map((line) => [/worker="(\w+)"/.exec(line)?.[1] ?? "", Number(line.split(" ").at(-1))]),
  );
}

async function serving(): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^site_workers\{state="serving"\} (\d+)$/m.exec(text)?.[1]);
}

/** Two connections that two workers took. */
async function oneToEach(): Promise<[OneConnection, OneConnection]> {
  const connections: OneConnection[] = [];
  const takers: string[] = [];
  const asked = async () => {
    const text = await (await fetch(metrics)).text();
    const lines = text.split("\n").filter((line) => /^site_http_requests_total\{.*route="health"/.test(line));
    return new Map(
      lines.map((line) => [/worker="(\w+)"/.exec(line)?.[1] ?? "", Number(line.split(" ").at(-1))]),
    );
  };
  while (new Set(takers).size < 2) {
    expect(takers.length).toBeLessThan(20);
    const before = await asked();
    const connection = oneConnection(own.url);
    await connection.get("/api/health/live");
    const after = await asked();
    const [taker = ""] = [...after].find(([worker, count]) => count > (before.get(worker) ?? 0)) ?? [];
    if (takers.includes(taker)) connection.close();
    else {
      connections.push(connection);
      takers.push(taker);
    }
  }
  const [one, other] = connections;
  if (!one || !other) throw new Error("there are no two connections");
  return [one, other];
}

test("one port is served by both, with figures of each", async () => {
  expect(workersOf(own.pid)).toHaveLength(2);
  expect(await serving()).toBe(2);
  const both = await oneToEach();
  for (const connection of both) {
    expect((await connection.get("/en/tours")).status).toBe(200);
    expect((await connection.get("/api/health")).text).toBe('{"status":"ok"}');
    connection.close();
  }
  const memory = await figures("process_resident_memory_bytes");
  expect(Object.keys(memory).sort()).toEqual(["1", "2", "first"]);
  expect(await (await fetch(metrics)).text()).toMatch(/^site_backup_failures_total 0$/m);
});

test("a save through one is on the very next page of the other", async () => {
  const [one, other] = await oneToEach();
  const authorization = { Authorization: `Bearer ${token}` };
  const text = { en: "Seen by both", id: "Seen by both", ru: "Seen by both" };
  const tour = { tour_type: 1, name: text, duration: text, location: text, overview: text };
  const created = await one.send("POST", "/api/packages", tour, authorization);
  expect(created.status).toBe(201);
  const { id } = JSON.parse(created.text);
  const page = `/en/tours/seen-by-both-${id}`;
  expect((await other.get(page)).status).toBe(200);
  for (let round = 0; round < 10; round += 1) {
    const [writer, reader] = round % 2 === 0 ? [one, other] : [other, one];
    const overview = { ...text, en: `Written in round ${round}.` };
    expect((await writer.send("PUT", `/api/packages/${id}`, { overview }, authorization)).status).toBe(200);
    expect((await reader.get(page)).text).toContain(overview.en);
  }
  expect((await one.send("DELETE", `/api/packages/${id}`, undefined, authorization)).status).toBe(204);
  expect((await other.get(page)).status).toBe(404);
  one.close();
  other.close();
});

test("failed logins are counted over both", async () => {
  const both = await oneToEach();
  const guess = (n: number) =>
    (both[n % 2] ?? both[0]).send("POST", "/api/users/login", { username: "guessed", password: "wrong" });
  const replies = await Promise.all(Array.from({ length: 14 }, (_, n) => guess(n)));
  const statuses = replies.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  for (const connection of both) connection.close();
});

test("every line of the log is one object, and names the worker that wrote it", async () => {
  const connection = oneConnection(own.url);
  await expect
    .poll(async () => {
      // An address that no render succeeds for would be a fault: what is logged is what a proxy nobody trusts says.
      await connection.send("GET", "/en", undefined, { "X-Forwarded-For": "192.0.2.1" });
      return own.output.out;
    })
    .toContain("X-Forwarded-For came from");
  connection.close();
  const lines = own.output.out.split("\n").filter((line) => line.startsWith("{"));
  const workers = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /X-Forwarded-For/.test(msg));
  expect(workers.map(({ worker }) => worker).every((worker) => worker === 1 || worker === 2)).toBe(true);
});

test("one that is killed is replaced while requests go on, and none of them waits for it", async () => {
  const before = workersOf(own.pid);
  const outcomes: (number | string)[] = [];
  let running = true;
  const visitors = Array.from({ length: 8 }, async () => {
    while (running) {
      // A connection for each, so that some are under way to the one that dies.
      const connection = oneConnection(own.url);
      outcomes.push(
        await connection.get("/en/blogs").then(
          ({ status }) => status,
          (error) => error.code,
        ),
      );
      connection.close();
    }
  });
  await expect.poll(() => outcomes.length, patient).toBeGreaterThan(50);
  process.kill(before[0] ?? 0, "SIGKILL");
  await expect.poll(serving, patient).toBe(2);
  const since = outcomes.length;
  await expect.poll(() => outcomes.length, patient).toBeGreaterThan(since + 100);
  running = false;
  await Promise.all(visitors);
  const failed = outcomes.filter((outcome) => outcome !== 200);
  // What was in its hands: at most a request of each visitor, and one connection that it was just given.
  expect(failed.length).toBeLessThanOrEqual(9);
  expect(failed.every((outcome) => outcome === "ECONNRESET" || outcome === "EPIPE")).toBe(true);
  expect(workersOf(own.pid)).not.toEqual(before);
  expect(own.output.out).toMatch(/"msg":"worker [12] was killed \(SIGKILL\); it is replaced in 0.5 s"/);
  expect(await (await fetch(metrics)).text()).toMatch(/^site_worker_deaths_total\{state="replaced"\} 1$/m);
});

test("a connection on its way to one that dies is closed, and the other answers meanwhile", async () => {
  const [stopped = 0] = workersOf(own.pid);
  process.kill(stopped, "SIGSTOP");
  const { hostname, port } = new URL(own.url);
  const states = Array.from({ length: 4 }, () => {
    const socket = connect(Number(port), hostname);
    const state = { answered: false, closed: false };
    socket.write("GET /en/blogs HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    socket.on("data", () => {
      state.answered = true;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      state.closed = true;
    });
    return state;
  });
  // One connection at most waits for the worker that stands still.
  await expect
    .poll(() => states.filter(({ answered }) => answered).length, patient)
    .toBeGreaterThanOrEqual(3);
  process.kill(stopped, "SIGKILL");
  await expect.poll(() => states.filter(({ closed }) => closed).length, patient).toBe(4);
  await expect.poll(serving, patient).toBe(2);
});

test("npm run reload replaces all workers and loses no request", async () => {
  const before = workersOf(own.pid);
  const outcomes: (number | string)[] = [];
  let running = true;
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    let connection = oneConnection(own.url);
    for (let n = 0; running; n += 1) {
      const address = n % 4 === 0 ? `/en/tours?search=renewed${visitor}x${n}` : "/en/blogs";
      outcomes.push(
        await connection.get(address).then(
          ({ status }) => status,
          (error) => error.code,
        ),
      );
      if (visitor % 2 === 0) continue;
      connection.close();
      connection = oneConnection(own.url);
    }
    connection.close();
  });
  await expect.poll(() => outcomes.length, patient).toBeGreaterThan(50);
  const reload = startProgram("scripts/reload.mjs", { DATA_DIR: own.dataDir });
  expect(await reload.ended).toBe(0);
  expect(reload.output.out).toContain("2 renewed");
  const since = outcomes.length;
  await expect.poll(() => outcomes.length, patient).toBeGreaterThan(since + 50);
  running = false;
  await Promise.all(visitors);
  expect(
    outcomes.filter((outcome) => outcome !== 200),
    own.output.out,
  ).toEqual([]);
  // An old one may still wait for a connection that is idle.
  expect(workersOf(own.pid).filter((pid) => !before.includes(pid))).toHaveLength(2);
});

test("on SIGTERM a request under way is answered, then all end with code 0", async () => {
  const { hostname, port } = new URL(own.url);
  const workers = workersOf(own.pid);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.setEncoding("utf8").on("data", (text) => {
    answer += text;
  });
  const body = JSON.stringify({ username: "slow", password: "slow" });
  socket.write(
    `POST /api/users/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  // Both have read what was sent before: the one that took this connection has begun its request.
  for (const connection of await oneToEach()) {
    await connection.get("/api/health/live");
    connection.close();
  }
  own.child.kill("SIGTERM");
  await expect.poll(() => own.output.out).toContain("stopping");
  socket.write(body.slice(5));
  expect(await own.stop()).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  const left = workers.filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });
  expect(left).toEqual([]);
  expect(own.output.error).toBe("");
});

test("a site whose workers cannot serve ends with the reason, and is not tried again and again", async () => {
  const port = String(await freePort("127.0.0.1"));
  const build = `.next-nothing-${port}`;
  mkdirSync(build, { recursive: true });
  writeFileSync(path.join(build, "source-hash"), "");
  const { output, ended } = startProgram("scripts/serve.mjs", {
    WORKERS: "2",
    PORT: port,
    HOSTNAME: "127.0.0.1",
    NEXT_DIST_DIR: build,
    DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? "", `nothing-${port}`),
    SEED_DEMO: "false",
  });
  expect(await ended).toBe(1);
  rmSync(build, { recursive: true });
  expect(output.out).toContain("Could not find a production build");
  expect(output.error).toMatch(/Worker [12] ended with code 1 before it served\.\n$/);
});

test("a site of one process is not renewed, and says why", async () => {
  const { output, ended } = startProgram("scripts/reload.mjs", { DATA_DIR: process.env.E2E_DATA_DIR ?? "" });
  expect(await ended).toBe(1);
  expect(output.error).toContain("The site runs in one process");
  expect((await fetch(`${process.env.E2E_URL}/api/health`)).status).toBe(200);
});
