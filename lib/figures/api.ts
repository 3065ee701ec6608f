import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../core/api/endpoint";
import { writeFiguresCsv } from "./csv";
import { listFigures } from "./queries";
import { figureSchema, figuresQuery } from "./schema";

export const figureApi = {
  listFigures: endpoint(
    {
      method: "GET",
      path: "/figures",
      summary: "Returns the sums of page views, searches and requests by day, for at most 366 days.",
      auth: "readContent",
      query: figuresQuery,
      status: 200,
      response: z.object({ data: z.array(figureSchema) }),
    },
    async ({ query }) => {
      const figures = await listFigures(query);
      if (query.format !== "csv") return { data: figures };
      return new Response(writeFiguresCsv(figures), {
        headers: {
          "Content-Type": "text/csv",
          "Cache-Control": "no-store",
          "X-Content-Type-Options": "nosniff",
          "Content-Disposition": `attachment; filename="statistik-${query.from}-${query.until}.csv"`,
        },
      });
    },
  ),
} satisfies Api;
