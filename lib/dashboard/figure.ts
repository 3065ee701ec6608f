import "server-only";
import { log } from "../log";

/** A figure of the dashboard; null where it could not be read, which is logged only. */
export async function figure<T>(name: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    log().error({ err: error, figure: name }, "a figure of the dashboard could not be read");
    return null;
  }
}
