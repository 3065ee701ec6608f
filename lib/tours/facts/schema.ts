import { z } from "zod";
import { localizedUpTo, moneyAmount, requiredText } from "../../core/content/fields";
import { localized } from "../../core/content/localized-text";
import { areaCode } from "../pickup-areas/codes";
import {
  audiences,
  bestWaters,
  diets,
  efforts,
  groupKinds,
  guideLanguages,
  guideTimes,
  infantSeats,
  meals,
  pickupOffers,
  seas,
  suitabilityLevels,
  swims,
  things,
  vessels,
} from "./codes";

/** Metres. The shortest boat that a tour sails with. */
export const boatLength = z.number().min(3).max(200).multipleOf(0.1);

const most = { codes: 40, places: 500, payments: 10, guests: 400, age: 99, noticeDays: 60, hours: 2_160 };

const several = <const Code extends string>(codes: readonly [Code, ...Code[]]) =>
  z.array(z.enum(codes)).max(most.codes, `Paling banyak ${most.codes} pilihan.`);

const age = z.int().min(0).max(most.age);
const answer = z.enum(suitabilityLevels).optional();

const factsShape = (text: typeof localized) => ({
  pickup: z
    .object({
      offer: z.enum(pickupOffers),
      areas: z.array(areaCode).max(most.codes, `Paling banyak ${most.codes} pilihan.`),
    })
    .optional(),
  meeting: text.optional(),
  group: z.object({ kind: z.enum(groupKinds), most: z.int().min(1).max(most.guests).optional() }).optional(),
  age: z.object({ least: age.optional(), most: age.optional() }).optional(),
  vessel: z.enum(vessels).optional(),
  sea: z.enum(seas).optional(),
  best_water: z.enum(bestWaters).optional(),
  /** Metres. A tour with several boats states the shortest one. */
  boat_length: boatLength.optional(),
  /** How many guests the boat takes on a day, and if infants are among them. */
  places: z
    .object({ most: z.int().min(1).max(most.places), infants: z.enum(infantSeats).optional() })
    .optional(),
  swim: z.enum(swims).optional(),
  effort: z.literal(efforts).optional(),
  pregnant: answer,
  back: answer,
  wheelchair: answer,
  stroller: answer,
  guide: z
    .array(z.object({ language: z.enum(guideLanguages), on: z.enum(guideTimes) }))
    .max(most.codes)
    .optional(),
  /** Days ahead on which guests have to ask for a guide's language that is on request. */
  guide_notice: z.int().min(1).max(most.noticeDays).optional(),
  /** Hours before the start until which guests cancel free of charge. */
  free_cancellation: z.int().min(1).max(most.hours).optional(),
  meals: several(meals).optional(),
  diets: several(diets).optional(),
  /** Not part of the price. The currency is the one paid on the spot, not always the tour's. */
  pay_there: z
    .array(
      z.object({
        what: text,
        adult: moneyAmount,
        child: moneyAmount.optional(),
        currency: requiredText(20),
      }),
    )
    .max(most.payments, `Paling banyak ${most.payments} item.`)
    .optional(),
  bring: several(things).optional(),
  good_for: several(audiences).optional(),
});

export const factsSchema = z.object(factsShape(localized));

/** The facts of a tour. An absent fact means "not stated", never "no". */
export type Facts = z.output<typeof factsSchema>;

function ordered<Code>(codes: readonly Code[], given: readonly Code[] | undefined): Code[] | undefined {
  const known = codes.filter((code) => given?.includes(code));
  return known.length > 0 ? known : undefined;
}

/** Removes empty lists, because an empty list states no fact. */
function stated(facts: Facts): Facts {
  const { pickup, age: ages, guide = [], pay_there: payments = [] } = facts;
  const speaking = guideLanguages.flatMap(
    (language) => guide.findLast((each) => each.language === language) ?? [],
  );
  const all: Facts = {
    ...facts,
    pickup: pickup && { ...pickup, areas: [...new Set(pickup.areas)] },
    age: ages?.least === undefined && ages?.most === undefined ? undefined : ages,
    guide: speaking.length > 0 ? speaking : undefined,
    guide_notice: speaking.some(({ on }) => on === "request") ? facts.guide_notice : undefined,
    meals: ordered(meals, facts.meals),
    diets: ordered(diets, facts.diets),
    pay_there: payments.length > 0 ? payments : undefined,
    bring: ordered(things, facts.bring),
    good_for: ordered(audiences, facts.good_for),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function agesInOrder({ value, issues }: z.core.ParsePayload<Facts>) {
  const { least = 0, most: last = most.age } = value.age ?? {};
  if (least <= last) return;
  const message = "Tidak boleh di bawah umur terendah.";
  issues.push({ code: "custom", input: last, path: ["age", "most"], message });
}

export const factsInput = z
  .object(factsShape(localizedUpTo(200)))
  .check(agesInOrder)
  .transform(stated);
