import { env } from "@/lib/env";

/** A path of this site as a whole address. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().SITE_URL).href;
}
