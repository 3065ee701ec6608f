import { Container } from "@/components/ui/container";
import { densePhone } from "@/components/ui/dense-phone";
import { HeadingLead } from "@/components/ui/heading-lead";
import { Picture } from "@/components/ui/picture";
import { homePicture } from "@/lib/home/gallery-picture";
import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { site } from "@/lib/site";

const facts = ["since", "offices", "languages"] as const;

export function About({ language }: { language: Language }) {
  const t = translate(language);
  return (
    <section
      id="about"
      aria-labelledby="about-title"
      className="bg-sea-900 py-16 text-sea-50 sm:py-20 lg:py-28"
    >
      <Container className="grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
        <div className="aspect-4/3 overflow-hidden rounded-card sm:aspect-16/10 lg:col-span-5 lg:aspect-4/5">
          <Picture
            source={homePicture("pier", "portrait")}
            alt={t("home.about.alt")}
            sizes={`${densePhone("100vw")}(min-width: 64rem) 32rem, 100vw`}
          />
        </div>
        <div className="grid gap-5 lg:col-span-7">
          <h2 id="about-title" className="text-title text-white">
            <HeadingLead>{t("home.about.heading", { brand: site.name })}</HeadingLead>
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
