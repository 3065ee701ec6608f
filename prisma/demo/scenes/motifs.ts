import { landMotifs } from "./land/land-motifs.ts";
import type { Draw } from "./paint.ts";
import { seaMotifs } from "./sea/sea-motifs.ts";

/** Every motif of the demo pictures by name. */
export const motifs: Record<string, Draw> = { ...seaMotifs, ...landMotifs };
