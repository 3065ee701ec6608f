import { contentKnowledge } from "@/lib/core/content/content-version";
import { getSiteSettings } from "@/lib/site/settings";

const settingsKey = ["site:1"] as const;

/**
 * Reads the settings at the start and after each change, also by another process, because the router must know the shown
 * languages without waiting for the database. Returns a function that stops the reading.
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
