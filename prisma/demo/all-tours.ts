import type { Kind } from "../../lib/tours/kinds.ts";
import type { DemoTour } from "./demo-content.ts";
import { general1 } from "./tours/general-1.ts";
import { general2 } from "./tours/general-2.ts";
import { general3 } from "./tours/general-3.ts";
import { general4 } from "./tours/general-4.ts";
import { international1 } from "./tours/international-1.ts";
import { international2 } from "./tours/international-2.ts";

/** The demo tours of each kind, in the order of their lists. */
export const allTours: Record<Kind, DemoTour[]> = {
  tours: [...general1, ...general2, ...general3, ...general4],
  "international-tours": [...international1, ...international2],
  "domestic-tours": [],
};
