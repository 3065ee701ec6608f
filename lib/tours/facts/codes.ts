/** The codes of a tour's facts in the order of display. Their labels stand under `facts` in `messages/`. */

export const pickupOffers = ["included", "surcharge", "none"] as const;

export const groupKinds = ["shared", "small", "private"] as const;

export const vessels = ["speedboat", "catamaran", "big_boat", "longtail", "canoe", "none"] as const;

export const seas = ["none", "sheltered", "open"] as const;

/** The water around which a tour is best, such as the canoes of a lagoon that are let in by high water. */
export const bestWaters = ["high", "low"] as const;

export type BestWater = (typeof bestWaters)[number];

/** Whether a small child on a lap takes one of the places of the boat. */
export const infantSeats = ["counted", "uncounted"] as const;

export type InfantSeats = (typeof infantSeats)[number];

/** `jacket`: everybody wears a life jacket, so guests need not be able to swim. */
export const swims = ["none", "jacket", "needed"] as const;

/** From easy to demanding. */
export const efforts = [1, 2, 3] as const;

/** `ask`: the guest should ask the operator first. */
export const suitabilityLevels = ["yes", "ask", "no"] as const;

export const suitabilities = ["pregnant", "back", "wheelchair", "stroller"] as const;

export const guideLanguages = [
  "en",
  "th",
  "id",
  "ru",
  "zh",
  "ja",
  "ko",
  "vi",
  "km",
  "ms",
  "ar",
  "tr",
  "de",
  "fr",
] as const;

export const guideTimes = ["always", "request"] as const;

export const meals = ["breakfast", "lunch", "dinner", "snacks", "drinks"] as const;

export const diets = ["halal", "vegetarian", "vegan"] as const;

export const things = [
  "swimwear",
  "towel",
  "sunscreen",
  "hat",
  "change_of_clothes",
  "cash",
  "passport",
  "closed_shoes",
  "water_shoes",
  "covered_shoulders",
  "warm_jacket",
  "repellent",
  "water",
  "waterproof_pouch",
  "camera",
] as const;

export const audiences = ["children", "seniors", "couples", "friends", "students"] as const;
