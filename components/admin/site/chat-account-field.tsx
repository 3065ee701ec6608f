"use client";

import { ExternalLink } from "lucide-react";
import { useWatch } from "react-hook-form";
import { FormField } from "@/components/admin/entity/form-field";
import { button } from "@/components/ui/button";
import { chatLink } from "@/lib/booking/chat-link";
import { adminText } from "@/lib/core/i18n/admin-messages";
import type { SiteDraft } from "@/lib/site/fields";
import {
  internationalNumber,
  isInternationalNumber,
  isTelegramName,
  telegramName,
} from "@/lib/site/text-forms";

type Account = "whatsapp_number" | "telegram_account";

/** Accounts that the environment sets, which win over the settings. */
export type LockedAccounts = Partial<Record<Account, string | undefined>>;

const variables: Record<Account, string> = {
  whatsapp_number: "WHATSAPP_NUMBER",
  telegram_account: "TELEGRAM_ACCOUNT",
};

const noAccounts = { whatsappNumber: "", telegramAccount: "" };

/** Returns the address that opens the chat with a test text, or null while the account cannot be right. */
function testLink(name: Account, typed: string): string | null {
  const [number, account] = [internationalNumber(typed), telegramName(typed)];
  const text = adminText("site.tryChatText");
  if (name === "whatsapp_number") {
    return isInternationalNumber(number)
      ? chatLink("whatsapp", { ...noAccounts, whatsappNumber: number.slice(1) }, text)
      : null;
  }
  return isTelegramName(account)
    ? chatLink("telegram", { ...noAccounts, telegramAccount: account }, text)
    : null;
}

interface ChatAccountFieldProps {
  name: Account;
  locked: LockedAccounts;
}

export function ChatAccountField({ name, locked }: ChatAccountFieldProps) {
  const typed = useWatch<SiteDraft, Account>({ name });
  const value = locked[name];
  const link = testLink(name, value ?? typed);
  const hint = value && adminText("site.fromEnvironment", { variable: variables[name], value });
  return (
    <div className="grid content-start gap-1.5">
      <fieldset disabled={value !== undefined} className="contents">
        <FormField name={name} hint={hint} />
      </fieldset>
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={button({ variant: "secondary", size: "small", className: "w-fit" })}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {adminText("site.tryChat")}
        </a>
      )}
    </div>
  );
}
