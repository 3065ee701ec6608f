import { z } from "zod";
import type { Operations } from "../../api/operation";
import { figureSchema, figuresQuery } from "../../figures/schema";

export const figureOperations = {
  listFigures: {
    method: "GET",
    path: "/figures",
    summary: "What visitors looked at, searched for and asked for, in sums by day; at most 366 days",
    auth: "readContent",
    query: figuresQuery,
    status: 200,
    response: z.object({ data: z.array(figureSchema) }),
  },
} as const satisfies Operations;
