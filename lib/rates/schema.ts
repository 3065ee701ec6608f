import { z } from "zod";
import { dayInZone } from "../core/calendar/days";
import { isoTime } from "../core/content/fields";
import { baseCurrency, rateSources } from "./rates";

export const mostRates = 100;

const known = new Set(Intl.supportedValuesOf("currency"));

export const bahtDecimals = 8;
const least = 10 ** -bahtDecimals;
const most = 1_000_000;

const rateResponseSchema = z.object({
  currency: z.string().describe("The code of the currency in ISO 4217. The baht itself has no rate."),
  baht: z.number().describe("The value of one unit of the currency in baht."),
  source: z
    .enum(rateSources)
    .describe(
      "The origin of the rate: typed by staff, fetched from the configured address, or an example of the demo content.",
    ),
  quoted_on: z.iso.date().describe("The day on which the rate was quoted."),
  updated_at: isoTime,
});

export const ratesResponseSchema = z.object({ data: z.array(rateResponseSchema) });

export type StoredRate = z.output<typeof rateResponseSchema>;

export const currencyInput = z
  .string()
  .refine((code) => known.has(code), "Kode mata uang tidak dikenal.")
  .refine((code) => code !== baseCurrency, "Baht tidak memerlukan kurs.");

export const bahtInput = z
  .number("Isi dengan angka.")
  .min(least, "Harus lebih dari nol.")
  .max(most, "Terlalu besar.");

export const quotedOnInput = z.iso
  .date("Isi tanggal yang benar.")
  .refine((day) => day >= "2000-01-01", "Isi tanggal yang benar.")
  .refine((day) => day <= dayInZone(new Date()), "Tanggal belum tiba.");

const rateInputSchema = z.object({
  currency: currencyInput,
  baht: bahtInput.transform((value) => Number(value.toFixed(bahtDecimals))),
  quoted_on: quotedOnInput,
});

function eachOnce({ value, issues }: z.core.ParsePayload<{ data: { currency: string }[] }>) {
  const seen = new Set<string>();
  for (const [index, { currency }] of value.data.entries()) {
    const message = "Mata uang ini sudah ada.";
    if (seen.has(currency))
      issues.push({ code: "custom", input: currency, path: ["data", index, "currency"], message });
    seen.add(currency);
  }
}

/** `PUT exchange-rates` sends all rates. A currency that is missing loses its rate. */
export const ratesInputSchema = z
  .object({
    data: z.array(rateInputSchema).max(mostRates),
    /** The version the client last read. The save is refused with 409 if a rate has changed since. */
    updated_at: isoTime.nullish(),
  })
  .check(eachOnce);

export type RatesInput = z.output<typeof ratesInputSchema>;
