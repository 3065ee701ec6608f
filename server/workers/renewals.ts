import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const FILE = "workers.json";

const schema = z.object({
  /** Of the first process. */
  pid: z.int(),
  workers: z.int(),
  /** How often the workers were to be renewed, and how often that failed. */
  renewed: z.int(),
  failed: z.int(),
});

export type Renewals = z.infer<typeof schema>;

/** What the running first process wrote into the data folder; null where there is none. */
export function readRenewals(dataDir: string): Renewals | null {
  try {
    return schema.parse(JSON.parse(readFileSync(path.join(dataDir, FILE), "utf8")));
  } catch {
    return null;
  }
}

/** Writes how the renewals go, for `npm run reload`, which waits for them in another process. */
export function recordRenewals(dataDir: string, workers: number): (succeeded: boolean) => void {
  const file = path.join(dataDir, FILE);
  const record: Renewals = { pid: process.pid, workers, renewed: 0, failed: 0 };
  const write = () => writeFileSync(file, JSON.stringify(record), { mode: 0o600 });
  write();
  process.on("exit", () => rmSync(file, { force: true }));
  return (succeeded) => {
    record[succeeded ? "renewed" : "failed"] += 1;
    write();
  };
}
