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

/** `npm run test:faults [TRIES]`: everything of the reliability table, with a database and a network of its own. */
async function main() {
  const tries = Number(process.argv[2] ?? 5);
  const bed = await faultBed();
  try {
    await runAll(bed, await bed.start(), tries);
  } finally {
    await bed.stop();
  }
  console.table(lines);
  process.exit(lines.some(({ failed, lost }) => failed + lost > 0) ? 1 : 0);
}

await main();
