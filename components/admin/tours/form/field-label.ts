import { adminText } from "@/lib/i18n/admin-messages";
import { isLanguage } from "@/lib/i18n/languages";
import admin from "@/messages/admin.json";

const { fields, items } = admin.tourForm;

/** The words of one step of a path, `follower` being the next one. */
function words(step: string, follower: string | undefined): string | null {
  if (Object.hasOwn(items, step) && follower !== undefined && /^\d+$/.test(follower)) {
    return adminText(`tourForm.items.${step as keyof typeof items}`, { number: Number(follower) + 1 });
  }
  return Object.hasOwn(fields, step) ? adminText(`tourForm.fields.${step as keyof typeof fields}`) : null;
}

/** The flat columns are read as if they had parts: `seo_title_id` is `seo_title`, `id`. */
function stepsOf(path: string): string[] {
  return path.replace(/^(seo_(?:title|description))_(\w+)$/, "$1.$2").split(".");
}

/** What a field is called in a message: `itineraries.1.title.id` is "Hari 2 – Judul (ID)". */
export function fieldLabel(path: string): string {
  const steps = stepsOf(path);
  const last = steps.at(-1);
  const named = steps.map((step, index) => words(step, steps[index + 1])).filter((each) => each !== null);
  const label = named.join(" – ") || path;
  return isLanguage(last) ? `${label} (${last.toUpperCase()})` : label;
}
