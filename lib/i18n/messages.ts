import { createTranslator } from "use-intl";
import en from "@/messages/en.json" with { type: "json" };
import id from "@/messages/id.json" with { type: "json" };
import ru from "@/messages/ru.json" with { type: "json" };
import type { Language } from "./languages";

export type Messages = typeof en;

declare module "use-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}

const messages: Record<Language, Messages> = { id, en, ru };

function create(language: Language) {
  return createTranslator({ locale: language, messages: messages[language] });
}

const translators = new Map<Language, ReturnType<typeof create>>();

/** The texts of the public site: `translate("ru")("footer.privacy")`. */
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
