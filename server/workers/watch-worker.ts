import { log } from "@/lib/log.ts";
import type { WorkerProcess } from "./worker-process.ts";

/** Milliseconds between two questions, and questions in a row whose answer is missing or bad. */
const ASK_EVERY_MS = 5_000;
const MOST_BAD = 6;

/**
 * Asks a worker again and again whether it lives. One that does not answer for half a minute is killed, and so
 * replaced; one whose files and connections are used up, as liveness says of a process, is renewed.
 * A watcher from outside cannot do that: it would ask another worker every time.
 */
export function watchWorker(worker: WorkerProcess, renew: () => Promise<unknown>): void {
  let silent = 0;
  let full = 0;
  const look = async () => {
    silent += 1;
    if (silent > MOST_BAD) {
      log().error({ worker: worker.number }, `worker ${worker.number} does not answer and is killed`);
      return worker.kill();
    }
    const answer = await worker.ask("alive", ASK_EVERY_MS - 100).catch(() => null);
    if (answer === null) return;
    silent = 0;
    full = answer === "full" ? full + 1 : 0;
    if (full < MOST_BAD) return;
    full = 0;
    log().warn({ worker: worker.number }, `worker ${worker.number} has hardly a file left and is renewed`);
    await renew();
  };
  const timer = setInterval(() => void look(), ASK_EVERY_MS).unref();
  void worker.ended.then(() => clearInterval(timer));
}
