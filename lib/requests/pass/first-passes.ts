/**
 * The lists of passes that were signed before passes had codes. Such a pass says positions in these lists, so the lists stay as they
 * were, whatever becomes of the languages and things of the site.
 */
export const firstPasses = {
  languages: ["id", "en", "ru"],
  kinds: ["adult", "child", "infant", "group", "extra"],
  things: [
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
  ],
};
