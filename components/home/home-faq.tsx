import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { HeadingLead } from "@/components/ui/heading-lead";
import { Icon } from "@/components/ui/icon";
import { channelOf, chatLink } from "@/lib/booking/chat-link";
import { chatContacts } from "@/lib/booking/contacts";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";

const questions = ["book", "pay", "pickup", "season", "children", "swim", "food", "cancel"] as const;

export function HomeFaq({ language }: { language: Language }) {
  const t = translate(language);
  return (
    <section id="faq" aria-labelledby="faq-title" className="bg-sand-100 py-16 sm:py-20 lg:py-28">
      <Container className="grid gap-8 lg:grid-cols-12 lg:gap-16">
        <div className="grid content-start gap-4 lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
          <h2 id="faq-title" className="text-title">
            <HeadingLead>{t("home.faq.heading")}</HeadingLead>
            {t("home.faq.title")}
          </h2>
          <p className="text-ink-soft">{t("home.faq.subtitle")}</p>
          <a
            href={chatLink(channelOf(language), chatContacts(), t("chat.greeting"))}
            target="_blank"
            rel="noopener noreferrer"
            className={button({ look: "outline", className: "mt-2 justify-self-start" })}
          >
            {t("home.faq.chat")}
          </a>
        </div>
        <div className="divide-y divide-line border-line border-y lg:col-span-8">
          {questions.map((question) => (
            <details key={question}>
              <summary className="flex items-start justify-between gap-6 py-5 font-semibold text-lg leading-snug">
                <h3 className="font-semibold">{t(`home.faq.items.${question}.question`)}</h3>
                <Icon name="plus" className="answer-mark" />
              </summary>
              <p className="max-w-3xl pr-10 pb-6 text-ink-soft">{t(`home.faq.items.${question}.answer`)}</p>
            </details>
          ))}
        </div>
      </Container>
    </section>
  );
}
