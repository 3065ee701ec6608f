interface KindTraits {
  type: number;
  messages: string;
  seoPage: string;
  namesMissingCode: boolean;
  /** Whether a create or an update must name a currency. */
  currencyRequired: readonly ("create" | "update")[];
  /** A number of 0 is sent as empty. */
  zeroMeansEmpty: boolean;
}

/** The three kinds of tours. A kind is also its path segment; other differences are flags here or texts. */
export const kinds = {
  tours: {
    type: 1,
    messages: "general",
    seoPage: "tours",
    namesMissingCode: true,
    currencyRequired: [],
    zeroMeansEmpty: false,
  },
  "international-tours": {
    type: 3,
    messages: "international",
    seoPage: "intlTours",
    namesMissingCode: false,
    currencyRequired: ["update"],
    zeroMeansEmpty: true,
  },
  "domestic-tours": {
    type: 2,
    messages: "domestic",
    seoPage: "domesticTours",
    namesMissingCode: false,
    currencyRequired: ["create", "update"],
    zeroMeansEmpty: false,
  },
} as const satisfies Record<string, KindTraits>;

export type Kind = keyof typeof kinds;
export type TourType = (typeof kinds)[Kind]["type"];

/** The messages that name the kinds in the back office. The operator's own names replace these messages for staff. */
export const kindNames = {
  tours: "frame.tours",
  "international-tours": "frame.internationalTours",
  "domestic-tours": "frame.domesticTours",
} as const satisfies Record<Kind, string>;

export const kindPaths = Object.keys(kinds) as Kind[];

export function isKind(value: string): value is Kind {
  return Object.hasOwn(kinds, value);
}

export function kindOf(type: number): Kind {
  const kind = kindPaths.find((path) => kinds[path].type === type);
  if (!kind) throw new RangeError(`no kind has tour_type ${type}`);
  return kind;
}
