import { byLanguage, type Language } from "../i18n/languages";
import { messagesOf } from "../i18n/messages";
import type { RequestMessageWords } from "./guest-request";

export interface DeskWords extends RequestMessageWords {
  answers: ReturnType<typeof messagesOf<"requests">>;
  areas: Record<string, string>;
}

export function deskWords(): Record<Language, DeskWords> {
  return byLanguage((language) => {
    const { greeting, noDay, subtotal, link } = messagesOf(language, "plan");
    return {
      booking: messagesOf(language, "booking").message,
      plan: { greeting, noDay, subtotal, plan: link },
      answers: messagesOf(language, "requests"),
      areas: messagesOf(language, "facts").area,
    };
  });
}
