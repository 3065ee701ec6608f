import { byLanguage, type Language } from "../../core/i18n/languages";
import { messagesOf } from "../../core/i18n/messages";
import { areaNames, areaSurcharge, type NamedArea } from "../../tours/pickup-areas/named-areas";
import type { RequestMessageWords } from "./guest-request";

export interface GuestMessageWords extends RequestMessageWords {
  replies: ReturnType<typeof messagesOf<"requests">>;
  /** The names of the pick-up areas by code, and the texts of those that cost extra. */
  areas: Record<string, string>;
  surcharges: Record<string, string>;
}

export type GuestMessageWordsByLanguage = Record<Language, GuestMessageWords>;

export function guestMessageWords(areas: readonly NamedArea[]): GuestMessageWordsByLanguage {
  return byLanguage((language) => {
    const { greeting, noDay, subtotal, link } = messagesOf(language, "plan");
    return {
      booking: messagesOf(language, "booking").message,
      plan: { greeting, noDay, subtotal, plan: link },
      replies: messagesOf(language, "requests"),
      areas: areaNames(areas, language),
      surcharges: Object.fromEntries(
        areas.flatMap(({ code }) => {
          const text = areaSurcharge(code, areas, language);
          return text ? [[code, text]] : [];
        }),
      ),
    };
  });
}
