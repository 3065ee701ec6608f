import "server-only";
import { z } from "zod";
import { endpoints } from "../api/endpoint";
import type { Operations } from "../api/operation";
import { found } from "../errors";
import { docsFile, docsPage, docsPolicy } from "../openapi/docs-page";
import { getSiteName } from "../site/settings";

/** The pages that show the contract. The contract itself does not name them. */
const docsOperations = {
  getDocs: {
    method: "GET",
    path: "/docs",
    summary: "The contract as a page to read and try",
    auth: "readContent",
    status: 200,
  },
  getDocsFile: {
    method: "GET",
    path: "/docs/{file}",
    summary: "A script or a style of that page",
    auth: "readContent",
    params: z.object({ file: z.string() }),
    status: 200,
  },
} as const satisfies Operations;

export const docsEndpoints = endpoints(docsOperations, {
  getDocs: async () =>
    new Response(docsPage(await getSiteName()), {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": docsPolicy,
        "Cache-Control": "private, no-store",
      },
    }),
  getDocsFile: async ({ params }) => {
    const { type, content } = found(await docsFile(params.file));
    return new Response(content, {
      headers: { "Content-Type": type, "Cache-Control": "private, max-age=3600" },
    });
  },
});
