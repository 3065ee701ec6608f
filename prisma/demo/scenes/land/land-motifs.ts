import type { Draw } from "../paint.ts";
import { bali } from "./bali.ts";
import { cities } from "./cities.ts";
import { java } from "./java.ts";
import { people } from "./people.ts";
import { streets } from "./streets.ts";
import { temples } from "./temples.ts";
import { travel } from "./travel.ts";
import { wild } from "./wild.ts";
import { wonders } from "./wonders.ts";

export const landMotifs: Record<string, Draw> = {
  ...temples,
  ...java,
  ...bali,
  ...wild,
  ...streets,
  ...people,
  ...travel,
  ...cities,
  ...wonders,
};
