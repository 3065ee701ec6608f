import { AppError } from "../errors";

/** The answer of a task that changes nothing, or a 503 after `milliseconds`; the task itself goes on. */
export async function withDeadline<T>(task: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new AppError(503, "Layanan sedang tidak tersedia. Silakan coba lagi sebentar lagi.");
    // After a busy moment of this process the answer may be there already, and only not read yet.
    timer = setTimeout(() => setImmediate(reject, error), milliseconds);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}
