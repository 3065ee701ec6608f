import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { seededAdmin } from "../setup/sign-in";
import { startProgram } from "../setup/site-process";

export const attacks = ["upgrade", "api", "uncached api", "pipelined", "searches", "login"] as const;

export interface Attack {
  attack: (typeof attacks)[number];
  /** Where the attacker and the bystander ask: the site itself, or a proxy in front. */
  target: string;
  /** The processes of the site, whose descriptors and memory are measured. */
  pids: number[];
  seconds: number;
  /** The attacker's address, or `many`. */
  from?: string;
}

export interface AttackFigures {
  /** Milliseconds of the bystander's worst wait for each. */
  page: number;
  search: number;
  login: number;
  /** What the bystander was answered, other than 200. */
  refused: string[];
  /** Open descriptors of all processes: before, at most, and when all is quiet again. */
  descriptors: [before: number, most: number, after: number];
  /** Resident megabytes of all processes: before and at most. */
  memory: [before: number, most: number];
  /** What the attacker was answered. */
  answered: Record<string, number>;
}

const bystander = "198.51.100.7";
/** Milliseconds after an attack until the site has let go of it. */
const quiet = 3_000;

const descriptors = (pids: number[]) =>
  pids.reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0);
const megabytes = (pids: number[]) => {
  const kilobytes = pids.map(
    (pid) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1],
  );
  return Math.round(kilobytes.reduce((sum, each) => sum + Number(each), 0) / 1024);
};

/** Asks again and again until it is told to stop; the worst wait, and whatever was not 200. */
function startBystander(name: string, url: (n: number) => string, pause: number, body?: unknown) {
  let going = true;
  const refused: string[] = [];
  const work = (async () => {
    let worst = 0;
    for (let n = 0; going; n += 1) {
      const began = performance.now();
      const headers = { "X-Forwarded-For": bystander, "Content-Type": "application/json" };
      const signal = AbortSignal.timeout(30_000);
      const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
      const status = await fetch(url(n), { headers, signal, ...init })
        .then(async (answer) => {
          await answer.arrayBuffer();
          return String(answer.status);
        })
        .catch((error: Error) => error.name);
      worst = Math.max(worst, performance.now() - began);
      if (status !== "200") refused.push(`${name} ${status}`);
      await sleep(pause);
    }
    return Math.round(worst);
  })();
  return {
    refused,
    stop() {
      going = false;
      return work;
    },
  };
}

/** Attacks for some seconds while a bystander asks for a cached page, a search and a login. */
export async function runAttack({ attack, target, pids, seconds, from }: Attack): Promise<AttackFigures> {
  const began = [descriptors(pids), megabytes(pids)] as const;
  const most: [number, number] = [...began];
  const sampling = setInterval(() => {
    most[0] = Math.max(most[0], descriptors(pids));
    most[1] = Math.max(most[1], megabytes(pids));
  }, 50);
  const stamp = Date.now();
  const all = [
    startBystander("page", () => `${target}/en/tours`, 20),
    startBystander("search", (n) => `${target}/en/tours?search=waits${stamp}x${n}`, 300),
    startBystander("login", () => `${target}/api/users/login`, 700, seededAdmin),
  ];
  const values = { ATTACK: attack, TARGET: target, SECONDS: String(seconds), ...(from && { FROM: from }) };
  const attacker = startProgram("tests/faults/attacker.ts", values);
  const code = await attacker.ended;
  const [page = 0, search = 0, login = 0] = await Promise.all(all.map(({ stop }) => stop()));
  clearInterval(sampling);
  await sleep(quiet);
  assert.equal(code, 0, attacker.output.error);
  return {
    page,
    search,
    login,
    refused: all.flatMap(({ refused }) => refused),
    descriptors: [began[0], most[0], descriptors(pids)],
    memory: [began[1], most[1]],
    answered: JSON.parse(attacker.output.out),
  };
}

/** Throws where a bystander waited longer than promised while the site was attacked on two busy cores. */
export function assertUnharmed(
  { page, search, login, refused, descriptors, memory }: AttackFigures,
  keptOpen: number,
): void {
  const [before, , after] = descriptors;
  assert.deepEqual(refused, [], "a bystander was refused");
  assert.ok(page < 1_500, `a bystander waited ${page} ms for a cached page`);
  assert.ok(search < 6_000, `a bystander waited ${search} ms for a search`);
  assert.ok(login < 6_000, `a bystander waited ${login} ms for a login`);
  assert.ok(after <= before + 40 + keptOpen, `${after - before} descriptors stay open after the attack`);
  assert.ok(memory[1] - memory[0] < 400, `the attack took ${memory[1] - memory[0]} MB of memory`);
}
