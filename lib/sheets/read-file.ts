import "server-only";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { AppError } from "../core/errors";
import { log } from "../core/log";
import type { ReadCell } from "./cells";
import { sheetLimits } from "./columns";

export interface ReadSheet {
  name: string | null;
  rows: ReadCell[][];
}

const mostColumns = 400;

const patience = { begin: 30_000, read: 10_000 };

const memory = { heap: 256, inflated: 96 * 1024 * 1024 };

const problems = {
  xls: "Ini berkas Excel lama (.xls). Simpan sebagai .xlsx, lalu unggah lagi.",
  type: "Ini bukan berkas XLSX atau CSV.",
  encoding: "CSV ini tidak memakai UTF-8. Unggah berkas XLSX, atau simpan CSV sebagai UTF-8.",
  broken: "Berkas ini rusak atau berisi sel yang salah, sehingga tidak dapat dibaca.",
  rows: `Paling banyak ${sheetLimits.rows} baris dalam satu lembar.`,
  columns: `Paling banyak ${mostColumns} kolom dalam satu lembar.`,
  size: "Isi berkas ini terlalu besar untuk dibaca.",
} as const;

type Problem = keyof typeof problems;

type Result = { sheets: ReadSheet[]; problem?: undefined } | { problem: Problem };

/** Reads the file in a thread, which is ended if it takes too much time or memory. */
function read(bytes: Uint8Array): Promise<Result> {
  const program = resolve(/* turbopackIgnore: true */ process.cwd(), "lib/sheets/read-worker.mjs");
  const worker = new Worker(program, {
    workerData: { bytes, mostRows: sheetLimits.rows, mostColumns, memory: memory.inflated },
    resourceLimits: { maxOldGenerationSizeMb: memory.heap, maxYoungGenerationSizeMb: 32 },
    execArgv: [],
    env: {},
  });
  return new Promise((done) => {
    const giveUp = () => done({ problem: "size" });
    let timer = setTimeout(giveUp, patience.begin);
    worker.on("message", (message) => {
      if (message !== "begun") return done(message);
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience.read);
    });
    worker.on("error", (err: Error & { code?: string }) => {
      if (err.code === "ERR_WORKER_OUT_OF_MEMORY") return done({ problem: "size" });
      log().warn({ err }, "A sheet could not be read.");
      done({ problem: "broken" });
    });
    worker.on("exit", () => {
      clearTimeout(timer);
      done({ problem: "size" });
    });
  }).finally(() => worker.terminate()) as Promise<Result>;
}

/** Two files at a time, because of their memory. */
const limit = pLimit(2);

export function fileError(message: string): AppError {
  return new AppError(422, message, { file: [message] });
}

/** Reads the sheets of a file and detects its type by its content. Throws 422 if it cannot be read. */
export async function readSheets(bytes: Uint8Array): Promise<ReadSheet[]> {
  const result = await limit(() => read(bytes));
  if (result.problem !== undefined) throw fileError(problems[result.problem]);
  return result.sheets;
}
