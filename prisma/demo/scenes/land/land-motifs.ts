import type { Draw } from "../paint.ts";
import { bali } from "./bali.ts";
import { cities } from "./cities.ts";
import { java } from "./java.ts";
import { temples } from "./temples.ts";
import { wild } from "./wild.ts";
import { wonders } from "./wonders.ts";

export const landMotifs: Record<string, Draw> = { ...temples, ...java, ...bali, ...wild, ...cities, ...wonders };
