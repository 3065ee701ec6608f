import type { Language } from "@/lib/core/i18n/languages";
import type { Messages } from "@/lib/core/i18n/messages";

const files: Record<Language, () => Promise<{ default: Messages["booking"] }>> = {
  id: () => import("@/messages/booking/id.json"),
  en: () => import("@/messages/booking/en.json"),
  ru: () => import("@/messages/booking/ru.json"),
};

/** Loads the words of the booking form, which are a third of its script and no part of the page. */
export async function loadBookingWords(language: Language): Promise<Messages["booking"]> {
  return (await files[language]()).default;
}
