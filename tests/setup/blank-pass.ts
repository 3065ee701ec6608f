import type { PassTour, TripPass } from "@/lib/requests/pass/trip-pass";

/** A guest of whom nothing is known but the reference. */
export const blankGuest: Omit<TripPass, "language" | "tours"> = {
  reference: "OA-7K3M9Q",
  fullName: "",
  phone: "",
  nationality: "",
  hotel: "",
  notes: "",
  note: "",
};

/** A tour of a pass without a pick-up, prices and anything to know. */
export const blankPassTour: PassTour = {
  id: 1,
  name: "Phi Phi",
  code: "",
  day: "2027-03-06",
  days: 1,
  pickup: "",
  area: "",
  meeting: "",
  mapLink: "",
  currency: "THB",
  total: null,
  lines: [],
  bring: [],
  paid: 0,
  fees: "",
  freeUntil: "",
  picture: "",
};
