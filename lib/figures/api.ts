import "server-only";
import { stringify } from "csv-stringify/sync";
import { z } from "zod";
import { type Api, endpoint } from "../core/api/endpoint";
import { listFigures } from "./queries";
import { type Figure, figureSchema, figuresQuery } from "./schema";

/** The positions where spreadsheets would read a formula. Some also split a text into columns at `;`. */
const formula = /(^|[;,\t\r\n]) *(?=[=+\-@])|^(?=[\t\r])/g;

const columns = ["day", "what", "key", "language", "count", "found"] as const;

/** UTF-8 with a byte order mark, which Excel needs. Every text is quoted, and none is read as a formula. */
function writeFiguresCsv(figures: readonly Figure[]): string {
  const rows = figures.map((figure) =>
    columns.map((column) => {
      const value = figure[column] ?? "";
      return typeof value === "string" ? value.replaceAll(formula, "$&'") : value;
    }),
  );
  return stringify([columns, ...rows], { bom: true, record_delimiter: "\r\n", quoted_string: true });
}

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
