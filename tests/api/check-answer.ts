import Ajv from "ajv/dist/2020";
import { openApiDocument } from "@/lib/openapi/document";

interface Operation {
  responses: Record<string, { content?: { "application/json": { schema: object } } }>;
}

const document = openApiDocument();
const paths = document.paths as Record<string, Record<string, Operation> | undefined>;
const ajv = new Ajv({ strict: false, validateFormats: false, multipleOfPrecision: 6 });
ajv.addSchema(document, "contract");

function pathOf(file: string): string {
  return file
    .replace("/app/api", "")
    .replace("/route.ts", "")
    .replaceAll(/\[(\w+)\]/g, "{$1}");
}

// What is no JSON of this contract: the page to read it, next-auth's own endpoints, all other addresses.
const modules = import.meta.glob<Record<string, unknown>>([
  "/app/api/**/route.ts",
  "!/app/api/docs/**",
  "!/app/api/auth/**",
  "!/app/api/[[]*/**",
]);

export const routes = new Map(Object.entries(modules).map(([file, load]) => [pathOf(file), load]));

async function findHandlers() {
  const loaded = [...routes].map(async ([path, load]) => {
    return Object.values(await load()).map((handler) => [handler, path] as const);
  });
  return new Map((await Promise.all(loaded)).flat());
}

// Before any test, whose time this would count to.
const handlers = await findHandlers();

/** Throws where a route's answer is not what the document says of its path and method. */
export function checkAnswer(handler: unknown, method: string, status: number, body: unknown) {
  const path = handlers.get(handler);
  if (path === undefined || ["HEAD", "OPTIONS"].includes(method)) return;
  const operation = paths[path]?.[method.toLowerCase()];
  const known = operation?.responses[String(status)];
  const schema = operation
    ? known?.content?.["application/json"].schema
    : { $ref: "#/components/schemas/Error" };
  if (operation && !known)
    throw new Error(`${method} ${path} answered ${status}, which its document does not know`);
  if (!operation && status !== 405)
    throw new Error(`${method} ${path} answered ${status} and is in no document`);
  if (!schema) {
    if (body !== null) throw new Error(`${method} ${path} answered ${status} with a body`);
    return;
  }
  const inDocument = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'));
  if (!ajv.validate(inDocument, body)) {
    throw new Error(`${method} ${path} answered ${status} unlike its document: ${ajv.errorsText()}`);
  }
}
