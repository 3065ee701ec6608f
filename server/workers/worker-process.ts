import cluster, { type Worker } from "node:cluster";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { StartProblem } from "../process/lifecycle.ts";
import { type Answers, createPeer, type Peer } from "./peer.ts";

const PROGRAM = fileURLToPath(new URL("../../scripts/worker.mjs", import.meta.url));
/** Milliseconds within which a worker serves. */
const START_LIMIT_MS = 120_000;

export interface WorkerProcess extends Peer {
  /** From 1; one that replaces another has its number. */
  number: number;
  pid: number;
  /** Resolves when it serves; rejects with a `StartProblem` where it ends before. */
  ready: Promise<void>;
  /** Resolves with how it ended, when all that it printed was passed on. */
  ended: Promise<string>;
  kill(): void;
}

/** Passes on whole lines: those of several processes would mix in one pipe. */
function passLines(from: Readable | null, to: NodeJS.WritableStream): void {
  let begun = "";
  from
    ?.setEncoding("utf8")
    .on("data", (text: string) => {
      const end = text.lastIndexOf("\n") + 1;
      if (end > 0) to.write(begun + text.slice(0, end));
      begun = end > 0 ? text.slice(end) : begun + text;
    })
    .on("end", () => begun && to.write(`${begun}\n`));
}

/**
 * Node gives a worker one connection at a time and forgets the one that is under way when the worker dies: its
 * visitor would wait for ever. Closed, it is asked again by browsers and proxies. Closing one twice does nothing.
 */
function closeLostConnection({ process: child }: Worker): void {
  const send = child.send.bind(child);
  let last: { close?(): void } | undefined;
  Object.assign(child, {
    send(...args: Parameters<typeof send>) {
      if (args[1]) last = args[1] as { close?(): void };
      return send(...args);
    },
  });
  child.once("exit", () => last?.close?.());
}

/** Starts one process that serves the site's port beside others; `answers` are for what it asks. */
export function startWorker(number: number, answers: Answers): WorkerProcess {
  cluster.setupPrimary({ exec: PROGRAM, args: [], silent: true, serialization: "advanced" });
  const worker = cluster.fork({ SITE_WORKER: String(number) });
  const { process: child } = worker;
  passLines(child.stdout, process.stdout);
  passLines(child.stderr, process.stderr);
  closeLostConnection(worker);

  let problem: string | undefined;
  let serves = () => {};
  const { ask } = createPeer(worker, {
    ...answers,
    ready: () => serves(),
    problem: (text) => {
      problem = String(text);
    },
  });
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) =>
      resolve(signal ? `was killed (${signal})` : `ended with code ${code}`),
    );
  });
  const ready = new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => child.kill("SIGKILL"), START_LIMIT_MS).unref();
    serves = () => {
      clearTimeout(limit);
      resolve();
    };
    ended.then((how) => {
      clearTimeout(limit);
      reject(new StartProblem(problem ?? `Worker ${number} ${how} before it served.`));
    });
  });
  // Whoever started it may only ask how it ended.
  ready.catch(() => {});
  return { number, pid: child.pid ?? 0, ready, ended, ask, kill: () => void child.kill("SIGKILL") };
}
