import Ajv, { type ValidateFunction } from "ajv/dist/2020";
import type { RouteHandler } from "@/lib/core/api/endpoint";
import type { Operation } from "@/lib/core/api/operation";
import { apiDocument } from "@/lib/registry/api";

interface Described {
  responses: Record<string, { content?: { "application/json": { schema: object } } } | undefined>;
}

const document = apiDocument();
const paths = document.paths as Record<string, Record<string, Described> | undefined>;
const ajv = new Ajv({ strict: false, validateFormats: false, multipleOfPrecision: 6 });
ajv.addSchema(document, "contract");

/** Compiles a schema of the document on first use and keeps the validator: compiling a tour takes longer than saving one. */
function validatorAt(...keys: string[]): ValidateFunction {
  const pointer = keys.map((key) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1")));
  const validator = ajv.getSchema(`contract#/${pointer.join("/")}`);
  if (!validator) throw new Error(`The document has no schema at ${keys.join(" ")}`);
  return validator;
}

/** The declaration that `endpoint` attaches to a handler. Handlers of refused methods and of pages have none. */
export function operationOf(handler: RouteHandler & { declaration?: Partial<Operation> }) {
  const { method, path } = handler.declaration ?? {};
  return method && path ? { method, path } : null;
}

function checkBody(name: string, validator: ValidateFunction, body: unknown) {
  if (validator(body)) return;
  throw new Error(`${name} is unlike its document: ${ajv.errorsText(validator.errors)}`);
}

/** Throws where an answer differs from what the OpenAPI document says of the operation; a 405 has the form of errors. */
export function checkResponse(handler: RouteHandler, status: number, body: unknown) {
  const operation = operationOf(handler);
  if (status === 405) checkBody("A 405", validatorAt("components", "schemas", "Error"), body);
  if (!operation) return;
  const { method, path } = operation;
  const name = `${status} of ${method} ${path}`;
  const known = paths[path]?.[method.toLowerCase()]?.responses[String(status)];
  if (!known) throw new Error(`${method} ${path} answered ${status}, which its document does not know`);
  if (known.content) {
    const response = ["paths", path, method.toLowerCase(), "responses", String(status)];
    checkBody(name, validatorAt(...response, "content", "application/json", "schema"), body);
  } else if (body !== null) throw new Error(`${name} has a body`);
}
