import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../errors";

const parts = 4;

/**
 * The time is counted in parts: a process that was busy for longer than a part reads what has arrived meanwhile
 * before it counts on, so that its own work is not taken for a silence of others.
 */
async function elapse(milliseconds: number, signal: AbortSignal): Promise<void> {
  for (let part = 0; part < parts; part += 1) await pause(milliseconds / parts, undefined, { signal });
}

/** The answer of a task that changes nothing, or a 503 after `milliseconds`; the task itself goes on. */
export async function withDeadline<T>(task: Promise<T>, milliseconds: number): Promise<T> {
  const done = new AbortController();
  const late = async (): Promise<never> => {
    await elapse(milliseconds, done.signal);
    throw new AppError(503, "Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.");
  };
  try {
    return await Promise.race([task, late()]);
  } finally {
    done.abort();
  }
}
