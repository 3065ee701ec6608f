import "server-only";
import { endpoints } from "../api/endpoint";
import { writeFiguresCsv } from "../figures/csv";
import { listFigures } from "../figures/queries";
import { figureOperations } from "../openapi/operations/figures";

export const figureEndpoints = endpoints(figureOperations, {
  listFigures: async ({ query }) => {
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
});
