import { env } from "@/lib/core/env";

export function absoluteUrl(path: string): string {
  return new URL(path, env().SITE_URL).href;
}
