import { contentKnowledge } from "@/lib/core/content/content-version";
import { getSiteSettings } from "@/lib/site/settings";

const settingsKey = ["site:1"] as const;

/**
 * Reads the settings at the start and after each change of them, also by another process, because the router asks which
 * languages visitors see and cannot wait for the database. Returns a function that ends this.
 */
export async function followSettings(): Promise<() => void> {
  const { moments } = contentKnowledge();
  let seen = moments.now();
  const ignore = moments.listen(() => {
    const since = seen;
    seen = moments.now();
    if (moments.changedSince(since, settingsKey)) void getSiteSettings();
  });
  await getSiteSettings();
  return ignore;
}
