import { button } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { HeadingLead } from "@/components/ui/heading-lead";
import { Icon } from "@/components/ui/icon";
import { Localized } from "@/components/ui/localized";
import { densePhone, Picture } from "@/components/ui/picture";
import { channelOf, chatLink } from "@/lib/booking/chat-link";
import { localize } from "@/lib/core/content/localized-text";
import { translate } from "@/lib/core/i18n/messages";
import { HomeHeading, type HomeTextsProps, keyScrollable } from "./section";

export function Advantages({ home, language }: HomeTextsProps) {
  const t = translate(language);
  return (
    <HomeHeading
      id="advantages"
      section="advantages"
      home={home}
      language={language}
      fallback={t("home.advantages.title")}
    >
      <ul
        {...keyScrollable}
        aria-labelledby="advantages-title"
        className="snap-row md:grid md:grid-cols-2 md:gap-x-10 md:gap-y-10 lg:grid-cols-3 lg:gap-y-14"
      >
        {home.advantages.map(({ id, icon, title, text }) => (
          <li key={id} className="grid content-start gap-2 border-sea-200 border-t-2 pt-5">
            <Icon name={icon} className="stroke-[1.5] mb-2 size-8 text-sea-600" />
            <h3 className="font-semibold text-heading">
              <Localized text={title} language={language} />
            </h3>
            <p className="text-ink-soft">
              <Localized text={text} language={language} />
            </p>
          </li>
        ))}
      </ul>
    </HomeHeading>
  );
}

function AboutFigures({ home, language }: HomeTextsProps) {
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-5 border-white/20 border-t pt-8 sm:grid-cols-3">
      {home.figures.map(({ id, value, text }) => (
        <div key={id} className="grid content-start gap-1">
          <dt className="order-last text-sea-100 text-sm">
            <Localized text={text} language={language} />
          </dt>
          <dd className="font-semibold text-title text-white">
            <Localized text={value} language={language} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function About(props: HomeTextsProps) {
  const { home, language, contacts } = props;
  const { about_picture, about_alt, about_title, about_lead, paragraphs, figures } = home;
  const t = translate(language);
  const heading = contacts.siteName && t("home.about.heading", { brand: contacts.siteName });
  return (
    <section
      id="about"
      aria-labelledby="about-title"
      className="bg-sea-900 py-10 text-sea-50 sm:py-20 lg:py-28"
    >
      <Container className="grid items-center gap-10 lg:grid-cols-12 lg:gap-x-[min(4rem,5vw)]">
        {about_picture && (
          <div className="aspect-16/9 overflow-hidden rounded-card sm:aspect-16/10 lg:col-span-5 lg:aspect-4/5">
            <Picture
              source={about_picture}
              alt={about_alt ? localize(about_alt, language).text : ""}
              sizes={`${densePhone("100vw")}(min-width: 64rem) 32rem, 100vw`}
            />
          </div>
        )}
        <div className={about_picture ? "grid gap-5 lg:col-span-7" : "grid max-w-4xl gap-5 lg:col-span-12"}>
          <h2 id="about-title" className="text-title text-white">
            {about_title ? (
              <>
                {heading && <HeadingLead>{heading}</HeadingLead>}
                <Localized text={about_title} language={language} />
              </>
            ) : (
              heading || t("header.about")
            )}
          </h2>
          {about_lead && (
            <p className="text-heading text-white">
              <Localized text={about_lead} language={language} />
            </p>
          )}
          {paragraphs.map(({ id, text }) => (
            <p key={id}>
              <Localized text={text} language={language} />
            </p>
          ))}
          {figures.length > 0 && <AboutFigures {...props} />}
        </div>
      </Container>
    </section>
  );
}

export function HomeFaq({ home, language, contacts }: HomeTextsProps) {
  const t = translate(language);
  const channel = channelOf(language, contacts);
  const { faq_title, faq_lead, questions } = home;
  return (
    <section id="faq" aria-labelledby="faq-title" className="bg-sand-100 py-10 sm:py-20 lg:py-28">
      <Container className="grid gap-8 lg:grid-cols-12 lg:gap-x-[min(4rem,5vw)]">
        <div className="grid content-start gap-4 lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
          <h2 id="faq-title" className="text-title">
            {faq_title ? <Localized text={faq_title} language={language} /> : t("home.faq.title")}
          </h2>
          {faq_lead && (
            <p className="text-ink-soft">
              <Localized text={faq_lead} language={language} />
            </p>
          )}
          {channel && (
            <a
              href={chatLink(channel, contacts, t("chat.greeting"))}
              target="_blank"
              rel="noopener noreferrer"
              className={button({ variant: "outline", className: "mt-2 justify-self-start" })}
            >
              {t("home.faq.chat")}
            </a>
          )}
        </div>
        <div className="divide-y divide-line border-line border-y lg:col-span-8 lg:self-start">
          {questions.map(({ id, question, answer }) => (
            <details key={id}>
              <summary className="flex items-start justify-between gap-6 py-4 font-semibold text-[min(1.125rem,9vw)] sm:py-5 leading-snug">
                <h3 className="font-semibold">
                  <Localized text={question} language={language} />
                </h3>
                <Icon name="plus" className="answer-mark" />
              </summary>
              <p className="max-w-3xl whitespace-pre-line pr-10 pb-6 text-ink-soft">
                <Localized text={answer} language={language} />
              </p>
            </details>
          ))}
        </div>
      </Container>
    </section>
  );
}
