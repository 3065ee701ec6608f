import { Badge } from "@/components/ui/badge";
import { Localized } from "@/components/ui/localized";
import { formatDay } from "@/lib/core/format";
import type { Language } from "@/lib/core/i18n/languages";
import { translate } from "@/lib/core/i18n/messages";
import type { HomeView } from "@/lib/home/view";
import { HomeHeading, type HomeTextsProps, keyScrollable } from "./section";

type Review = HomeView["reviews"][number];

function Guest({ review, language }: { review: Review; language: Language }) {
  const { name, hometown, trip, said_on, said_at, consent } = review;
  // The form's preview may have no day yet.
  const said = consent === "confirmed" && said_on && `${said_at}, ${formatDay(new Date(said_on), language)}`;
  return (
    <figcaption className="border-line border-t pt-4 text-sm">
      <p className="font-semibold">
        <Localized text={name} language={language} />
        {hometown && (
          <>
            , <Localized text={hometown} language={language} />
          </>
        )}
      </p>
      {trip && (
        <p className="text-ink-soft">
          <Localized text={trip} language={language} />
        </p>
      )}
      {said && <p className="text-ink-soft">{said}</p>}
    </figcaption>
  );
}

/** What guests said. A section with an invented review says that the reviews are a demonstration. */
export function Reviews({ home, language }: HomeTextsProps) {
  const t = translate(language);
  const isDemo = home.reviews.some(({ consent }) => consent === "demo");
  return (
    <HomeHeading
      id="testimonials"
      section="reviews"
      home={home}
      language={language}
      fallback={t("home.reviews.title")}
      action={
        isDemo && (
          <Badge variant="soon" className="whitespace-normal py-1 leading-snug">
            {t("home.reviews.demo")}
          </Badge>
        )
      }
      className="bg-sand-100"
    >
      <ul
        {...keyScrollable}
        aria-labelledby="testimonials-title"
        className="snap-row md:block md:columns-2 lg:columns-3"
      >
        {home.reviews.map((review) => (
          <li key={review.id} className="md:mb-6 md:break-inside-avoid">
            <figure className="grid content-between gap-5 rounded-card bg-white p-6 shadow-card lg:p-8">
              <blockquote>
                <p>
                  <Localized text={review.quote} language={language} />
                </p>
              </blockquote>
              <Guest review={review} language={language} />
            </figure>
          </li>
        ))}
      </ul>
    </HomeHeading>
  );
}
