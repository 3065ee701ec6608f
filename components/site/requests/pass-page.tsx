import { Container } from "@/components/ui/container";
import type { ChatContacts } from "@/lib/booking/chat-link";
import { clockName } from "@/lib/core/calendar/clock-name";
import { fill } from "@/lib/core/i18n/fill";
import type { Language } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import type { PublicPassKey } from "@/lib/requests/pass/verify-pass";
import { brandOf, siteSettings } from "@/lib/site/settings";
import { PassView } from "./pass-view";

interface PassPageProps {
  keys: PublicPassKey[];
  contacts: ChatContacts;
  language: Language;
}

/** The same page for all: the script verifies the pass of the address and shows the content. */
export function PassPage({ keys, contacts, language }: PassPageProps) {
  const t = translate(language);
  const settings = siteSettings();
  const brand = brandOf(settings);
  const {
    title: _title,
    lead: _lead,
    withoutScript,
    genuine,
    free,
    ...words
  } = messagesOf(language, "tripPass");
  return (
    <Container className="max-w-3xl pt-6 pb-16 sm:pt-10 print:max-w-none print:p-0">
      <h1 className="mb-5 text-heading print:mb-2">{t("tripPass.title")}</h1>
      <noscript>
        <p className="mb-5">{withoutScript}</p>
      </noscript>
      <PassView
        keys={keys}
        contacts={contacts}
        phones={settings.phones.map(({ number }) => number)}
        language={language}
        brand={brand}
        words={{
          ...words,
          free: fill(free, { clock: clockName(language) }),
          genuine: genuine.replace("{brand}", brand),
          things: messagesOf(language, "facts").thing,
        }}
      />
    </Container>
  );
}
