import "server-only";
import pLimit from "p-limit";
import { log } from "../log";

/** Figures that are read side by side. More would take all connections of the process and wait for each other. */
const sideBySide = pLimit(3);

/** How often a figure is read before the figure counts as unknown. */
const attempts = 2;

async function readAgain<T>(read: () => Promise<T>, left = attempts): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (left <= 1) throw error;
    return readAgain(read, left - 1);
  }
}

/** A figure of the dashboard; null where it could not be read twice, which is logged only. */
export async function figure<T>(name: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await sideBySide(() => readAgain(read));
  } catch (error) {
    log().error({ err: error, figure: name }, "a figure of the dashboard could not be read");
    return null;
  }
}
