import "server-only";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import type { ChatContacts } from "./chat-link";

/** The chat contacts of `lib/site.ts`, unless the environment overrides them. */
export function chatContacts(): ChatContacts {
  const { WHATSAPP_NUMBER, TELEGRAM_ACCOUNT } = env();
  return {
    whatsappNumber: WHATSAPP_NUMBER ?? site.whatsappNumber,
    telegramAccount: TELEGRAM_ACCOUNT ?? site.telegramAccount,
  };
}
