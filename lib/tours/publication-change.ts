import { z } from "zod";
import { mostPricedTours } from "./price-changes/change";

/** `POST tour-publications`: shows drafts and hidden tours to visitors, or hides tours. */
export const publicationChangeInput = z.strictObject({
  ids: z.array(z.int().positive()).min(1).max(mostPricedTours),
  published: z.boolean().describe("True if visitors shall see the tours from now on."),
});

export type PublicationChange = z.output<typeof publicationChangeInput>;
