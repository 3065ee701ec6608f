import { Container } from "@/components/ui/container";
import type { ChatContacts } from "@/lib/booking/chat-link";
import type { Language } from "@/lib/i18n/languages";
import { messagesOf, translate } from "@/lib/i18n/messages";
import { brandOf, siteSettings } from "@/lib/site/settings";
import type { PublicPassKey } from "@/lib/trip-pass/verify-pass";
import { PassView } from "./pass-view";

interface PassPageProps {
  keys: PublicPassKey[];
  contacts: ChatContacts;
  language: Language;
}

/** The same page for all: the script verifies the pass of the address and shows the content. */
export function PassPage({ keys, contacts, language }: PassPageProps) {
  const t = translate(language);
  const brand = brandOf(siteSettings());
  const { title: _title, lead: _lead, withoutScript, genuine, ...words } = messagesOf(language, "tripPass");
  return (
    <Container className="max-w-3xl pt-6 pb-16 sm:pt-10 print:max-w-none print:p-0">
      <h1 className="mb-5 text-heading print:mb-2">{t("tripPass.title")}</h1>
      <noscript>
        <p className="mb-5">{withoutScript}</p>
      </noscript>
      <PassView
        keys={keys}
        contacts={contacts}
        language={language}
        brand={brand}
        words={{
          ...words,
          genuine: genuine.replace("{brand}", brand),
          things: messagesOf(language, "facts").thing,
        }}
      />
    </Container>
  );
}
