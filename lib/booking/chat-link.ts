import type { Language } from "../i18n/languages";

export const channels = ["whatsapp", "telegram"] as const;

export type Channel = (typeof channels)[number];

export const channelNames: Record<Channel, string> = { whatsapp: "WhatsApp", telegram: "Telegram" };

/** The operator's accounts: digits only for WhatsApp, no `@` for Telegram. */
export interface ChatContacts {
  whatsappNumber: string;
  telegramAccount: string;
}

/** The language's own channel. */
export function channelOf(language: Language): Channel {
  return language === "ru" ? "telegram" : "whatsapp";
}

/**
 * A text for an address's query. Only what is ASCII is escaped: browsers do the rest themselves, and in
 * HTML six letters for each Cyrillic one are no small weight.
 */
function queryText(text: string): string {
  return text.toWellFormed().replace(/[\0-\x7f]+/g, encodeURIComponent);
}

/** An address that opens a chat with the operator, `text` filled in. */
export function chatLink(channel: Channel, contacts: ChatContacts, text: string): string {
  const query = `?text=${queryText(text)}`;
  return channel === "telegram"
    ? `https://t.me/${contacts.telegramAccount}${query}`
    : `https://wa.me/${contacts.whatsappNumber}${query}`;
}
