import type { Kind } from "../../lib/tours/kinds.ts";
import type { DemoTour } from "./demo-content.ts";
import { domestic1 } from "./tours/domestic-1.ts";
import { domestic2 } from "./tours/domestic-2.ts";
import { domestic3 } from "./tours/domestic-3.ts";
import { general1 } from "./tours/general-1.ts";
import { general2 } from "./tours/general-2.ts";
import { general3 } from "./tours/general-3.ts";
import { general4 } from "./tours/general-4.ts";
import { general5 } from "./tours/general-5.ts";
import { general6 } from "./tours/general-6.ts";
import { international1 } from "./tours/international-1.ts";
import { international2 } from "./tours/international-2.ts";
import { international3 } from "./tours/international-3.ts";

/** The demo tours of each kind, in the order of their lists. */
export const allTours: Record<Kind, DemoTour[]> = {
  tours: [...general1, ...general2, ...general3, ...general4, ...general5, ...general6],
  "international-tours": [...international1, ...international2, ...international3],
  "domestic-tours": [...domestic1, ...domestic2, ...domestic3],
};
