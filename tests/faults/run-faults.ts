import { findNginx } from "../../scripts/find-nginx.mjs";
import { startNginxProxy } from "../setup/nginx-proxy";
import { type AttackFigures, assertUnharmed, attacks, runAttack } from "./attacks";
import { crash } from "./crash";
import { databaseFaults, type Outcome } from "./database-faults";
import { canMakeDisks, diskFull } from "./disk-full";
import { type FaultBed, type FaultSite, faultBed } from "./fault-bed";
import { startBeforeDatabase } from "./start-before-database";
import { twoProcesses } from "./two-processes";

interface Line {
  fault: string;
  tries: number;
  failed: number;
  lost: number;
  "recovery, median ms": number;
  "recovery, worst ms": number;
}

const lines: Line[] = [];

/** Runs a fault so many times and notes what came of it; a broken promise counts as failed and is told. */
async function repeat(fault: string, tries: number, run: () => Promise<Outcome>, mend?: () => unknown) {
  const outcomes: Outcome[] = [];
  let failed = 0;
  for (let round = 0; round < tries; round += 1) {
    try {
      outcomes.push(await run());
    } catch (error) {
      failed += 1;
      console.error(`${fault}, try ${round + 1}:`, error);
      await mend?.();
    }
  }
  const times = outcomes.map(({ recovery }) => Math.round(recovery)).sort((a, b) => a - b);
  const lost = outcomes.reduce((sum, outcome) => sum + outcome.lost, 0);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  lines.push({
    fault,
    tries,
    failed,
    lost,
    "recovery, median ms": median,
    "recovery, worst ms": times.at(-1) ?? 0,
  });
  console.log(`${fault}: ${tries} tries, ${failed} failed, ${lost} lost, ${times.join(" ")} ms`);
}

async function runAll(bed: FaultBed, site: FaultSite, tries: number) {
  for (const [name, fault] of Object.entries(databaseFaults)) {
    await repeat(`database ${name}`, tries, () => fault(bed, site), bed.proxy.restore);
  }
  await site.stop();
  await repeat("site started before its database", tries, () => startBeforeDatabase(bed), bed.proxy.restore);
  await repeat("two processes on one database", tries, () => twoProcesses(bed));
  await repeat("site killed during saves and uploads", tries * 4, () => crash(bed));
  if (!canMakeDisks())
    return console.log("disk full: not tried, this machine gives a process no disk of its own");
  await repeat("disk of the pictures full", tries, () => diskFull(bed, "STORAGE_DIR"));
  await repeat("disk of the temporary files full", tries, () => diskFull(bed, "TMPDIR"));
}

interface AttackLine {
  attack: string;
  /** `direct`, or `nginx` with its shipped settings in front of two processes. */
  via: string;
  "page, worst ms": number;
  search: number;
  login: number;
  refused: number;
  descriptors: string;
  "memory MB": string;
  harmed: string;
}

/** Connections to the site that the proxy keeps for its next requests: `keepalive` of its settings, by two workers. */
const keptByProxy = 2 * 64;

const attackLines: AttackLine[] = [];

function noteAttack(attack: string, via: string, figures: AttackFigures): void {
  let harmed = "";
  try {
    assertUnharmed(figures, via === "nginx" ? keptByProxy : 0);
  } catch (error) {
    harmed = error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : String(error);
  }
  const { page, search, login, refused, descriptors, memory, answered } = figures;
  attackLines.push({
    attack,
    via,
    "page, worst ms": page,
    search,
    login,
    refused: refused.length,
    descriptors: descriptors.join(" → "),
    "memory MB": memory.join(" → "),
    harmed,
  });
  console.log(`${attack}, ${via}: ${harmed || "no harm"}; the attacker was answered`, answered);
}

/** Attacks of some seconds each, from one address, while a bystander asks for a cached page, a search and a login. */
async function attackAll(bed: FaultBed): Promise<void> {
  const start = async () => {
    const site = await bed.start({ TRUST_PROXY: "true" });
    await site.send("/api/health");
    return site;
  };
  const pidsOf = (sites: FaultSite[]) => sites.map(({ child }) => child.pid ?? 0);
  const one = await start();
  for (const attack of attacks) {
    const values = { attack, target: one.url, pids: pidsOf([one]), seconds: 4 };
    noteAttack(attack, "direct", await runAttack(values));
  }
  const two = [one, await start()];
  if (!findNginx()) console.log("behind nginx: not tried, it is not installed");
  else {
    const proxy = await startNginxProxy(two.map(({ url }) => url));
    for (const attack of attacks) {
      const values = { attack, target: proxy.url, pids: pidsOf(two), seconds: 4 };
      noteAttack(attack, "nginx", await runAttack(values));
    }
    await proxy.stop();
  }
  await Promise.all(two.map((site) => site.stop()));
}

/** `npm run test:faults [TRIES]`: everything of the reliability tables, with a database and a network of its own; 0 tries: the attacks alone. */
async function main() {
  const tries = Number(process.argv[2] ?? 5);
  const bed = await faultBed();
  try {
    await attackAll(bed);
    if (tries > 0) await runAll(bed, await bed.start(), tries);
  } finally {
    await bed.stop();
  }
  if (tries > 0) console.table(lines);
  console.table(attackLines);
  const harm =
    lines.some(({ failed, lost }) => failed + lost > 0) || attackLines.some(({ harmed }) => harmed);
  process.exit(harm ? 1 : 0);
}

await main();
