import { z } from "zod";

/** The names of responses in the API's document. A response without a name is written out at each operation. */
export const responseNames = z.registry<{ name: string }>();
