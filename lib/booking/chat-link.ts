import type { Language } from "../core/i18n/languages";

export const channels = ["whatsapp", "telegram"] as const;

export type Channel = (typeof channels)[number];

export const channelNames: Record<Channel, string> = { whatsapp: "WhatsApp", telegram: "Telegram" };

/** The operator's contacts: digits only for WhatsApp, no `@` for Telegram. A missing contact is the empty text. */
export interface ChatContacts {
  whatsappNumber: string;
  telegramAccount: string;
  email: string;
  /** The letters before the reference of a request. */
  referencePrefix: string;
  siteName: string;
  /** Whether requests ask for the guest's telephone; absent if they do not. */
  guestPhone?: "optional" | "required";
}

type Accounts = Pick<ChatContacts, "whatsappNumber" | "telegramAccount">;

export function hasChannel(channel: Channel, { whatsappNumber, telegramAccount }: Accounts): boolean {
  return (channel === "telegram" ? telegramAccount : whatsappNumber) !== "";
}

/** The default channel of a language, or the other one if the operator has only that. Null without any account. */
export function channelOf(language: Language, contacts: Accounts): Channel | null {
  const [own, other] = language === "ru" ? (["telegram", "whatsapp"] as const) : channels;
  return [own, other].find((channel) => hasChannel(channel, contacts)) ?? null;
}

/** Whether a request can reach the operator in writing. Without chat and e-mail the site offers no requests. */
export function takesRequests(contacts: Accounts & Pick<ChatContacts, "email">): boolean {
  return contacts.email !== "" || channels.some((channel) => hasChannel(channel, contacts));
}

/** Escapes ASCII only. Browsers escape the rest; six characters per Cyrillic letter would make the HTML heavier. */
function queryText(text: string): string {
  return text.toWellFormed().replace(/[\0-\x7f]+/g, encodeURIComponent);
}

export function chatLink(channel: Channel, contacts: Accounts, text: string): string {
  const query = `?text=${queryText(text)}`;
  return channel === "telegram"
    ? `https://t.me/${contacts.telegramAccount}${query}`
    : `https://wa.me/${contacts.whatsappNumber}${query}`;
}
