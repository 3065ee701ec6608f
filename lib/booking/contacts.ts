import "server-only";
import { env } from "@/lib/core/env";
import type { Language } from "../core/i18n/languages";
import { siteSettings } from "../site/settings";
import { type Channel, type ChatContacts, channelOf, chatLink, takesRequests } from "./chat-link";

/** The chat contacts of the settings, unless the environment overrides them. */
export function chatContacts(): ChatContacts {
  const { WHATSAPP_NUMBER, TELEGRAM_ACCOUNT } = env();
  const { name, whatsapp_number, telegram_account, email, booking_prefix, guest_phone } = siteSettings();
  return {
    whatsappNumber: WHATSAPP_NUMBER ?? whatsapp_number?.replace(/\D/g, "") ?? "",
    telegramAccount: TELEGRAM_ACCOUNT ?? telegram_account ?? "",
    email: email ?? "",
    referencePrefix: booking_prefix ?? "",
    siteName: name,
    ...(guest_phone !== "off" && { guestPhone: guest_phone }),
  };
}

/** The contacts that take booking requests. Returns null if the operator has neither a chat nor an e-mail address. */
export function requestContacts(): ChatContacts | null {
  const contacts = chatContacts();
  return takesRequests(contacts) ? contacts : null;
}

/** Whether the page shows any way to the operator, so that "Contact" leads to something. */
export function isReachable(): boolean {
  const { phones, addresses, instagram, youtube, tiktok, facebook, linkedin } = siteSettings();
  const networks = [instagram, youtube, tiktok, facebook, linkedin];
  return (
    requestContacts() !== null ||
    phones.length + addresses.length > 0 ||
    networks.some((each) => each !== null)
  );
}

/** Links to the chat of a language with a text filled in. Returns null if the operator has no chat. */
export function chatOf(language: Language, text: string): { channel: Channel; href: string } | null {
  const contacts = chatContacts();
  const channel = channelOf(language, contacts);
  return channel && { channel, href: chatLink(channel, contacts, text) };
}

type Greeting = "chat_greeting" | "hero_greeting" | "promo_greeting";

/** The operator's own greeting in a language, or in English; null if none is written. */
export function chatGreeting(greeting: Greeting, language: Language): string | null {
  const texts = siteSettings()[greeting];
  return texts?.[language] ?? texts?.en ?? null;
}
