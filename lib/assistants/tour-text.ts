import { type LocalizedText, localize } from "../core/content/localized-text";
import { formatDay, formatMoney, formatRate } from "../core/format";
import type { Language } from "../core/i18n/languages";
import { messagesOf, translate } from "../core/i18n/messages";
import { absoluteUrl } from "../core/pages/absolute-url";
import type { Current } from "../tours/calendar/current";
import { formatPromoDays } from "../tours/calendar/running-times";
import { freeCancellationText, listFactLines } from "../tours/facts/lines";
import { kindOf } from "../tours/kinds";
import { tourPath } from "../tours/pages/paths";
import { listPackages } from "../tours/pricing/packages";
import { priceOn } from "../tours/pricing/price-on";
import { linePriceText } from "../tours/pricing/price-texts";
import type { Tour, TourReference } from "../tours/schema";
import { type TourPart, tourParts } from "./schemas";

type Section = readonly [heading: string, lines: readonly (string | null)[]];

/** Keeps a line of a text from being read as a heading, a quotation, a list, a block of code or a tag. */
export function asMarkdownText(text: string): string {
  return text
    .replace(/</g, "&lt;")
    .split("\n")
    .map((line) => line.trim().replace(/^([#>+*=~`-]|\d+[.)])/, "\\$1"))
    .join("\n");
}

export function markdownSections(sections: readonly Section[]): string {
  return sections
    .flatMap(([heading, lines]) => {
      const written = lines.filter((line) => line);
      return written.length > 0 ? [[`## ${heading}`, "", ...written].join("\n")] : [];
    })
    .join("\n\n");
}

/** The page of a tour, as people open it. */
export function tourUrl(tour: TourReference, language: Language): string {
  return absoluteUrl(tourPath(language, kindOf(tour.tour_type), tour));
}

/** Writes one part of a tour as Markdown, as its page shows the part. */
export function tourPartText(tour: Current<Tour>, part: TourPart, language: Language): string {
  const t = translate(language);
  const textOf = (text: LocalizedText) => asMarkdownText(localize(text, language).text);
  const item = (text: LocalizedText) => `- ${textOf(text)}`;
  const sections: Record<TourPart, () => Section[]> = {
    overview: () => [
      [
        t("tour.overview"),
        [
          tour.duration && item(tour.duration),
          tour.location && item(tour.location),
          tour.rate === null ? null : `- ${t("tours.rate", { rate: formatRate(tour.rate, language) })}`,
          tour.overview && `\n${textOf(tour.overview)}`,
        ],
      ],
      [t("tour.highlights"), tour.highlights.map(({ description }) => item(description))],
    ],
    itinerary: () =>
      tour.itineraries
        .toSorted((one, other) => one.day - other.day)
        .map(({ day, title, activities, meals }) => [
          `${t("tour.day", { day })}: ${textOf(title)}`,
          [
            ...activities.map(({ time, description }) => `- ${asMarkdownText(time)} ${textOf(description)}`),
            ...meals.map(({ description }) => `- ${t("tour.meals")}: ${textOf(description)}`),
          ],
        ]),
    included: () =>
      (["included", "excluded"] as const).map((type) => [
        t(`tour.${type}`),
        tour.included_excluded
          .filter((each) => each.type === type)
          .map(({ description }) => item(description)),
      ]),
    prices: () => {
      const date = tour.priceDay && formatDay(new Date(`${tour.priceDay}T00:00:00Z`), language);
      const words = messagesOf(language, "tours");
      const lines = priceOn(tour, tour.priceDay).lines.map((line) => {
        const price = linePriceText(line, tour.currency, language, words);
        return `- ${textOf(line.service_type)}: ${price}. ${textOf(line.description)}`;
      });
      const packages = listPackages(tour.calendar.promos, tour.today).map(
        ({ package: offered, ...promo }) => {
          const price = formatMoney(offered.price, tour.currency, language);
          const days = formatPromoDays(promo, tour.today, language);
          return `- ${t("tour.together", { guests: offered.guests })}: ${price}. ${days}: ${textOf(promo.title)}. ${t("tour.togetherCounts")}`;
        },
      );
      const cancellation = tour.cancellation_policies.map(({ description }) => item(description));
      return [
        [date ? `${t("tour.pricing")}, ${date}` : t("tour.pricing"), [...lines, ...packages]],
        [t("tour.cancellationPolicy"), [freeCancellationText(tour.facts, language), ...cancellation]],
      ];
    },
    questions: () => [
      [
        t("tour.faq"),
        tour.faqs.map(({ question, answer }) => `**${textOf(question)}**\n\n${textOf(answer)}\n`),
      ],
    ],
    facts: () => [
      [
        t("facts.title"),
        listFactLines(tour.facts, language, tour.areas).map(({ text, more = [] }) => {
          const details = more.map(({ what, text: amount }) =>
            [textOf(what), amount].filter(Boolean).join(" "),
          );
          return `- ${asMarkdownText([text, ...details].join(": "))}`;
        }),
      ],
    ],
  };
  return markdownSections(sections[part]());
}

/** Writes a whole tour as Markdown: the parts that `get_tour` returns, in their order. */
export function tourMarkdown(tour: Current<Tour>, language: Language): string {
  const texts = tourParts.map((part) => tourPartText(tour, part, language)).filter((text) => text !== "");
  const name = asMarkdownText(localize(tour.name, language).text);
  return `${[`# ${name}`, `<${tourUrl(tour, language)}>`, ...texts].join("\n\n")}\n`;
}
