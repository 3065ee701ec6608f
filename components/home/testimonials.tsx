import type { Language } from "@/lib/i18n/languages";
import { translate } from "@/lib/i18n/messages";
import { Section } from "./section";

const voices = ["a", "b", "c", "d", "e", "f"] as const;

export function Testimonials({ language }: { language: Language }) {
  const t = translate(language);
  return (
    <Section
      id="testimonials"
      lead={t("home.testimonials.heading")}
      title={t("home.testimonials.title")}
      subtitle={t("home.testimonials.subtitle")}
      className="bg-sand-100"
    >
      <ul className="gap-6 sm:columns-2 lg:columns-3">
        {voices.map((voice) => (
          <li key={voice} className="mb-6 break-inside-avoid">
            <figure className="grid gap-5 rounded-card bg-white p-6 shadow-card lg:p-8">
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
