import http from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

// A process of its own, so that what it costs to attack is not measured as what it costs to be attacked.
const { ATTACK = "", TARGET = "", SECONDS = "3", FROM = "203.0.113.9" } = process.env;
const { hostname, port } = new URL(TARGET);
const until = performance.now() + Number(SECONDS) * 1_000;
const counts: Record<string, number> = {};
const count = (what: string | number) => {
  counts[what] = (counts[what] ?? 0) + 1;
};
let number = 0;
/** `FROM` is an address, or `many`: another one with each request. */
function visitor(): string {
  number += 1;
  return FROM === "many" ? `198.18.${(number >> 8) & 255}.${number & 255}` : FROM;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 512 });

function ask(path: string, body?: unknown): Promise<void> {
  return new Promise((resolve) => {
    const headers = { "X-Forwarded-For": visitor(), "Content-Type": "application/json" };
    const method = body ? "POST" : "GET";
    const request = http.request(
      { agent, hostname, port, path, method, headers, timeout: 10_000 },
      (answer) => {
        count(answer.statusCode ?? 0);
        answer.resume().on("close", resolve);
      },
    );
    request.on("timeout", () => request.destroy());
    request.on("error", () => {
      count("broken");
      resolve();
    });
    request.end(body && JSON.stringify(body));
  });
}

/** So many at once, one after the other each. */
async function flood(atOnce: number, each: () => Promise<void>): Promise<void> {
  const one = async () => {
    while (performance.now() < until) await each();
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** Sends bytes on a connection of its own and hangs up after so many milliseconds. */
function sendAndLeave(bytes: string, wait: number, reads = true): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => count("broken"));
    socket.on("close", () => resolve());
    if (reads) socket.resume();
    else socket.pause();
    socket.write(bytes, () => {
      count("sent");
      setTimeout(() => socket.destroy(), wait);
    });
  });
}

const head = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, `Host: ${hostname}`, `X-Forwarded-For: ${visitor()}`, ...lines, "", ""].join(
    "\r\n",
  );
const left = () => Math.max(0, until - performance.now());

const attacks: Record<string, () => Promise<unknown>> = {
  upgrade: () =>
    flood(40, () => sendAndLeave(head("/nothing", "Connection: Upgrade", "Upgrade: websocket"), 200)),
  api: () => flood(150, () => ask("/api/packages?per_page=100")),
  "uncached api": () => flood(150, () => ask(`/api/packages?per_page=100&search=flood${number}`)),
  pipelined: () => sendAndLeave(head("/api/packages?per_page=100").repeat(200), left(), false),
  searches: () => flood(30, () => sendAndLeave(head(`/en/tours?search=left${number}`), 10)),
  login: () =>
    flood(50, () => ask("/api/users/login", { username: `nobody-${number}`, password: "not this one" })),
};

// Whoever still waits at the end hangs up.
void attacks[ATTACK]?.();
await sleep(left());
console.log(JSON.stringify(counts));
process.exit(0);
