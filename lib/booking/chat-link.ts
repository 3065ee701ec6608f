import type { Language } from "../i18n/languages";

export const channels = ["whatsapp", "telegram"] as const;

export type Channel = (typeof channels)[number];

export const channelNames: Record<Channel, string> = { whatsapp: "WhatsApp", telegram: "Telegram" };

/** The operator's accounts: digits only for WhatsApp, no `@` for Telegram. */
export interface ChatContacts {
  whatsappNumber: string;
  telegramAccount: string;
}

/** The default channel of a language. */
export function channelOf(language: Language): Channel {
  return language === "ru" ? "telegram" : "whatsapp";
}

/** Escapes ASCII only. Browsers escape the rest; six characters per Cyrillic letter would make the HTML heavier. */
function queryText(text: string): string {
  return text.toWellFormed().replace(/[\0-\x7f]+/g, encodeURIComponent);
}

export function chatLink(channel: Channel, contacts: ChatContacts, text: string): string {
  const query = `?text=${queryText(text)}`;
  return channel === "telegram"
    ? `https://t.me/${contacts.telegramAccount}${query}`
    : `https://wa.me/${contacts.whatsappNumber}${query}`;
}
