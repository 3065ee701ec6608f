import { type ChatContacts, channelOf, chatLink } from "@/lib/booking/chat-link";
import { localize } from "@/lib/core/content/localized-text";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { Tour } from "@/lib/tours/schema";

export function offerText({ name, code }: Pick<Tour, "name" | "code">, language: Language): string {
  const named = localize(name, language).text;
  return translate(language)("tour.offerText", { name: code ? `${named} (${code})` : named });
}

export function offerLink(
  tour: Pick<Tour, "name" | "code">,
  language: Language,
  contacts: ChatContacts,
): string | null {
  const channel = channelOf(language, contacts);
  return channel && chatLink(channel, contacts, offerText(tour, language));
}
