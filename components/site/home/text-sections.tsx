import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { HeadingLead } from "@/components/ui/heading-lead";
import { Icon } from "@/components/ui/icon";
import { densePhone, Picture } from "@/components/ui/picture";
import { chatOf } from "@/lib/booking/contacts";
import { homePicture } from "@/lib/home/gallery";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { siteSettings } from "@/lib/site/settings";
import { Section } from "./section";

const advantages = [
  { key: "price", icon: "receipt-text" },
  { key: "chat", icon: "message-circle" },
  { key: "pickup", icon: "bus-front" },
  { key: "weather", icon: "cloud-sun" },
  { key: "language", icon: "languages" },
  { key: "food", icon: "soup" },
] as const;

/** Makes a row without links scrollable by keys, which not every browser does. */
const keyScrollable = { tabIndex: 0 };

export function Advantages({ language }: { language: Language }) {
  const t = translate(language);
  return (
    <Section id="advantages" title={t("home.advantages.title")} subtitle={t("home.advantages.subtitle")}>
      <ul
        {...keyScrollable}
        aria-labelledby="advantages-title"
        className="snap-row md:grid md:grid-cols-2 md:gap-x-10 md:gap-y-10 lg:grid-cols-3 lg:gap-y-14"
      >
        {advantages.map(({ key, icon }) => (
          <li key={key} className="grid content-start gap-2 border-sea-200 border-t-2 pt-5">
            <Icon name={icon} className="stroke-[1.5] mb-2 size-8 text-sea-600" />
            <h3 className="font-semibold text-heading">{t(`home.advantages.items.${key}.title`)}</h3>
            <p className="text-ink-soft">{t(`home.advantages.items.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const facts = ["since", "offices", "languages"] as const;

export function About({ language }: { language: Language }) {
  const t = translate(language);
  const { name } = siteSettings();
  return (
    <section
      id="about"
      aria-labelledby="about-title"
      className="bg-sea-900 py-10 text-sea-50 sm:py-20 lg:py-28"
    >
      <Container className="grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
        <div className="aspect-16/9 overflow-hidden rounded-card sm:aspect-16/10 lg:col-span-5 lg:aspect-4/5">
          <Picture
            source={homePicture("pier", "portrait")}
            alt={t("home.about.alt")}
            sizes={`${densePhone("100vw")}(min-width: 64rem) 32rem, 100vw`}
          />
        </div>
        <div className="grid gap-5 lg:col-span-7">
          <h2 id="about-title" className="text-title text-white">
            {name && <HeadingLead>{t("home.about.heading", { brand: name })}</HeadingLead>}
            {t("home.about.title")}
          </h2>
          <p className="text-heading text-white">{t("home.about.lead")}</p>
          <p>{t("home.about.story")}</p>
          <p>{t("home.about.now")}</p>
          <dl className="mt-4 grid gap-x-8 gap-y-5 border-white/20 border-t pt-8 sm:grid-cols-3">
            {facts.map((fact) => (
              <div key={fact} className="grid content-start gap-1">
                <dt className="order-last text-sea-100 text-sm">{t(`home.about.facts.${fact}.text`)}</dt>
                <dd className="font-semibold text-title text-white">{t(`home.about.facts.${fact}.value`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}

const voices = ["a", "b", "c", "d", "e", "f"] as const;

export function Testimonials({ language }: { language: Language }) {
  const t = translate(language);
  return (
    <Section
      id="testimonials"
      title={t("home.testimonials.title")}
      subtitle={t("home.testimonials.subtitle")}
      className="bg-sand-100"
    >
      <ul
        {...keyScrollable}
        aria-labelledby="testimonials-title"
        className="snap-row md:block md:columns-2 lg:columns-3"
      >
        {voices.map((voice) => (
          <li key={voice} className="md:mb-6 md:break-inside-avoid">
            <figure className="grid content-between gap-5 rounded-card bg-white p-6 shadow-card lg:p-8">
              <blockquote>
                <p>{t(`home.testimonials.items.${voice}.quote`)}</p>
              </blockquote>
              <figcaption className="border-line border-t pt-4 text-sm">
                <p className="font-semibold">
                  {t(`home.testimonials.items.${voice}.name`)}, {t(`home.testimonials.items.${voice}.place`)}
                </p>
                <p className="text-ink-soft">{t(`home.testimonials.items.${voice}.trip`)}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const questions = ["book", "pay", "pickup", "season", "children", "swim", "food", "cancel"] as const;

export function HomeFaq({ language }: { language: Language }) {
  const t = translate(language);
  const chat = chatOf(language, t("chat.greeting"));
  return (
    <section id="faq" aria-labelledby="faq-title" className="bg-sand-100 py-10 sm:py-20 lg:py-28">
      <Container className="grid gap-8 lg:grid-cols-12 lg:gap-16">
        <div className="grid content-start gap-4 lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
          <h2 id="faq-title" className="text-title">
            {t("home.faq.title")}
          </h2>
          <p className="text-ink-soft">{t("home.faq.subtitle")}</p>
          {chat && (
            <a
              href={chat.href}
              target="_blank"
              rel="noopener noreferrer"
              className={button({ variant: "outline", className: "mt-2 justify-self-start" })}
            >
              {t("home.faq.chat")}
            </a>
          )}
        </div>
        <div className="divide-y divide-line border-line border-y lg:col-span-8">
          {questions.map((question) => (
            <details key={question}>
              <summary className="flex items-start justify-between gap-6 py-4 font-semibold text-lg sm:py-5 leading-snug">
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
