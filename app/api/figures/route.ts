import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { writeFiguresCsv } from "@/lib/figures/csv";
import { listFigures } from "@/lib/figures/queries";
import { figureOperations } from "@/lib/openapi/operations/figures";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(figureOperations.listFigures, async ({ query }) => {
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
  }),
);
