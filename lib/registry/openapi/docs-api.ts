import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../../core/api/endpoint";
import { found } from "../../core/errors";
import { getSiteName } from "../../site/settings";
import { docsFile, docsPage, docsPolicy } from "./docs-page";

/** The pages that show the contract. The contract itself does not name them. */
export const docsApi = {
  getDocs: endpoint(
    {
      method: "GET",
      path: "/docs",
      summary: "Returns this document as a page on which operations can be read and tried.",
      auth: "readContent",
      status: 200,
    },
    async () =>
      new Response(docsPage(await getSiteName()), {
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "Content-Security-Policy": docsPolicy,
          "Cache-Control": "private, no-store",
        },
      }),
  ),

  getDocsFile: endpoint(
    {
      method: "GET",
      path: "/docs/{file}",
      summary: "Returns a script or a style sheet of the page of this document.",
      auth: "readContent",
      params: z.object({ file: z.string() }),
      status: 200,
    },
    async ({ params }) => {
      const { type, content } = found(await docsFile(params.file));
      return new Response(content, {
        headers: { "Content-Type": type, "Cache-Control": "private, max-age=3600" },
      });
    },
  ),
} satisfies Api;
