import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PriceTable } from "@/components/site/tours/price-table";
import { TourPromos } from "@/components/site/tours/tour-promos";
import { type DayPromo, emptyCalendar } from "@/lib/core/calendar/calendar";
import { formatMoney } from "@/lib/core/format";
import { languages } from "@/lib/core/i18n/languages";
import { messagesOf, translate } from "@/lib/core/i18n/messages";
import { formatPromoDays } from "@/lib/tours/calendar/running-times";

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

//
it.each(languages)("the price table lists the packages of promos that have not ended, in %s", (language) => {
  const line = { kind: "adult", age_from: null, age_to: null, group_size: null } as const;
  const family = { ...offer, package: { guests: 4, price: 3_000 } };
  const ended = { ...offer, id: 2, until: "2026-11-28", package: { guests: 9, price: 7_000 } };
  const tour = {
    currency: "THB",
    starting_price: 1_000,
    original_price: null,
    rates: [],
    today,
    priceDay: today,
    prices: [{ ...line, id: 1, service_type: { en: "Adult" }, description: { en: "" }, price: 1_000 }],
    calendar: { ...emptyCalendar, promos: [ended, { ...offer, id: 3, price: 990 }, family] },
  };
  const t = translate(language);
  const rows = renderToStaticMarkup(<PriceTable tour={tour} language={language} />)
    .split("<tr ")
    .slice(2);
  const [adult, packaged, ...others] = rows.map((row) => row.replace(/^[^>]*>|<[^>]*>/g, ""));
  expect(others).toEqual([]);
  expect(adult).toContain("Adult");
  expect(packaged).toContain(t("tour.together", { guests: 4 }) + formatMoney(3_000, "THB", language));
  expect(packaged).toContain(
    `${formatPromoDays(family, today, language)}: Offer. ${t("tour.togetherCounts")}`,
  );
});
