import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { docsScript } from "./docs-page";

const folder = "node_modules/swagger-ui-dist";

/** The only files of the page, and their types. */
const types: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "start.js": "text/javascript; charset=utf-8",
};

/** A file of the page at `/api/docs`; null for every other name. */
export async function docsFile(name: string): Promise<{ type: string; content: string } | null> {
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  if (!type) return null;
  return { type, content: name === "start.js" ? docsScript : await readFile(join(folder, name), "utf8") };
}
