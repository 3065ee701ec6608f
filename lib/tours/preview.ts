import { formatMoney } from "../format";
import { heroFile } from "../home/hero-picture";
import type { Language } from "../i18n/languages";
import { localize } from "../i18n/localized";
import { translate } from "../i18n/messages";
import type { Preview, PreviewGround } from "../previews/preview";
import { previewCopy } from "../previews/preview-copy";
import { type Kind, kindOf, kinds } from "./kinds";
import { shownPrice } from "./price";
import type { Tour } from "./schema";

const slides = {
  tours: "dayTrip",
  "international-tours": "guides",
  "domestic-tours": "premium",
} as const satisfies Record<Kind, string>;

function listGround(kind: Kind): PreviewGround {
  return { file: heroFile(slides[kind], "wide", 1440, "avif") };
}

/** What a link to a tour shows: its name, place and days, the price it starts from, its cover. */
export function tourPreview(tour: Tour, language: Language): Preview {
  const t = translate(language);
  const textOf = (text: Tour["name"]) => localize(text, language).text;
  const price = shownPrice(tour);
  const [cover] = tour.images;
  return {
    of: `tour/${tour.id}`,
    language,
    title: textOf(tour.name),
    line: [tour.location, tour.duration].map(textOf).join(" · "),
    price: price ? `${t("tours.startingFrom")} ${formatMoney(price.starting, tour.currency, language)}` : "",
    ground: cover ? { stored: previewCopy(cover) } : listGround(kindOf(tour.tour_type)),
  };
}

/** What a link to a list shows. */
export function tourListPreview(kind: Kind, language: Language): Preview {
  const t = translate(language);
  const { messages } = kinds[kind];
  const title = t(`tours.${messages}.title`);
  const line = t(`tours.${messages}.subtitle`);
  return { of: `page/${kind}`, language, title, line, price: "", ground: listGround(kind) };
}
