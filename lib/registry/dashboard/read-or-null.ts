import "server-only";
import pLimit from "p-limit";
import { log } from "../../core/log";

/** Figures read in parallel. More would take all connections of the process. */
const sideBySide = pLimit(3);

const attempts = 2;

async function readAgain<T>(read: () => Promise<T>, left = attempts): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (left <= 1) throw error;
    return readAgain(read, left - 1);
  }
}

/** Tries twice, then logs the error and returns null, so that the dashboard still opens. */
export async function readOrNull<T>(name: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await sideBySide(() => readAgain(read));
  } catch (error) {
    log().error(
      { err: error, figure: name },
      "A figure of the dashboard could not be read. The page opens without it.",
    );
    return null;
  }
}
