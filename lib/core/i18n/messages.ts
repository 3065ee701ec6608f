import { createTranslator } from "next-intl";
import bookingEn from "@/messages/booking/en.json" with { type: "json" };
import bookingId from "@/messages/booking/id.json" with { type: "json" };
import bookingRu from "@/messages/booking/ru.json" with { type: "json" };
import en from "@/messages/en.json" with { type: "json" };
import id from "@/messages/id.json" with { type: "json" };
import ru from "@/messages/ru.json" with { type: "json" };
import type { Language } from "./languages";

/** The words of the booking form are files of their own, because the browser loads them with the form. */
export type Messages = typeof en & { booking: typeof bookingEn };

declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}

const messages: Record<Language, Messages> = {
  id: { ...id, booking: bookingId },
  en: { ...en, booking: bookingEn },
  ru: { ...ru, booking: bookingRu },
};

function create(language: Language) {
  return createTranslator({ locale: language, messages: messages[language] });
}

const translators = new Map<Language, ReturnType<typeof create>>();

export function translate(language: Language) {
  const known = translators.get(language);
  if (known) return known;
  const created = create(language);
  translators.set(language, created);
  return created;
}

export function messagesOf<Namespace extends keyof Messages>(language: Language, namespace: Namespace) {
  return messages[language][namespace];
}
