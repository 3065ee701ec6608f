import Ajv from "ajv/dist/2020";
import type { RouteHandler } from "@/lib/api/endpoint";
import type { Operation } from "@/lib/api/operation";
import { openApiDocument } from "@/lib/openapi/document";

interface Described {
  responses: Record<string, { content?: { "application/json": { schema: object } } } | undefined>;
}

const document = openApiDocument();
const paths = document.paths as Record<string, Record<string, Described> | undefined>;
const ajv = new Ajv({ strict: false, validateFormats: false, multipleOfPrecision: 6 });
ajv.addSchema(document, "contract");

/** The declaration that `endpoint` attaches to a handler. Handlers of refused methods and of pages have none. */
export function operationOf(handler: RouteHandler & { declaration?: Partial<Operation> }) {
  const { method, path } = handler.declaration ?? {};
  return method && path ? { method, path } : null;
}

function checkBody(name: string, schema: object | undefined, body: unknown) {
  if (!schema) {
    if (body !== null) throw new Error(`${name} has a body`);
    return;
  }
  const inDocument = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'));
  if (!ajv.validate(inDocument, body)) throw new Error(`${name} is unlike its document: ${ajv.errorsText()}`);
}

/** Throws where an answer differs from what the OpenAPI document says of the operation; a 405 has the form of errors. */
export function checkResponse(handler: RouteHandler, status: number, body: unknown) {
  const operation = operationOf(handler);
  if (status === 405) checkBody("A 405", { $ref: "#/components/schemas/Error" }, body);
  if (!operation) return;
  const { method, path } = operation;
  const known = paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  if (!known) throw new Error(`${method} ${path} answered ${status}, which its document does not know`);
  checkBody(`${status} of ${method} ${path}`, known.content?.["application/json"].schema, body);
}
