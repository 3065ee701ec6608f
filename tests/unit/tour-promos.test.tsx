import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TourPromos } from "@/components/site/tours/tour-promos";
import { type DayPromo, emptyCalendar } from "@/lib/core/calendar/calendar";
import { formatMoney } from "@/lib/core/format";
import { languages } from "@/lib/core/i18n/languages";
import { messagesOf } from "@/lib/core/i18n/messages";

const today = "2026-11-29";
const offer = {
  id: 1,
  title: { en: "Offer" },
  from: "2026-11-01",
  until: "2026-12-24",
  price: null,
  line: 0,
};

//
it.each(languages)("promos say their prices, or why the form has none, in %s", (language) => {
  const { ask, noLower } = messagesOf(language, "days").promo;
  const textOf = (promo: DayPromo) => {
    const tour = { calendar: { ...emptyCalendar, promos: [promo] }, currency: "THB", today };
    return renderToStaticMarkup(<TourPromos tour={tour} language={language} />).replace(/<[^>]*>/g, "");
  };
  const [one, four] = [990, 3_000].map((price) => formatMoney(price, "THB", language));
  const family = { guests: 4, price: 3_000 };
  expect(textOf({ ...offer, price: 990 })).toContain(`: ${one} `);
  expect(textOf({ ...offer, price: 990, package: family })).toMatch(new RegExp(`: ${one}, .*4.*: ${four}`));
  for (const priced of [{ price: 990 }, { package: family }]) {
    const text = textOf({ ...offer, ...priced });
    expect([text.includes(ask), text.includes(noLower)]).toEqual([false, false]);
  }
  expect(textOf({ ...offer, isNoLower: true })).toContain(noLower);
  expect(textOf(offer)).toContain(ask);
  expect(textOf({ ...offer, until: "2026-11-28" })).toBe("");
});
