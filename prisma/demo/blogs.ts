import { customs } from "./blogs/customs.ts";
import { food } from "./blogs/food.ts";
import { islands } from "./blogs/islands.ts";
import { planning } from "./blogs/planning.ts";
import type { DemoBlog } from "./demo-content.ts";

/** The demo articles, one of them scheduled. */
export const blogs: DemoBlog[] = [...islands, ...planning, ...food, ...customs];
