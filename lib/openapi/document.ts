import { site } from "../site";
import { contentOperations, type Method, type Operation, serviceOperations } from "./operations";
import { components, type JsonSchema, jsonSchema, reference } from "./schemas";

const failureTexts: Record<number, string> = {
  400: "The body cannot be read.",
  401: "No valid session.",
  403: "A change asked for with the cookie by another site.",
  404: "There is no such record.",
  409: "Saved by somebody else since `updated_at`.",
  413: "Too large.",
  415: "Wrong content type.",
  422: "Invalid.",
  429: "Too many requests at a time, or too many failed logins; `Retry-After` says when to come back.",
  500: "Something went wrong inside; the request id finds it in the log.",
  503: "The database is away; `Retry-After` says when to come back.",
  507: "No room for pictures.",
};

/** The failures that follow from what an operation checks, in the order of the checks. */
function failuresOf(path: string, method: Method, operation: Operation): number[] {
  const { admin, query, json, multipart, versioned, idempotent, failures = [] } = operation;
  const hasBody = json !== undefined || multipart !== undefined;
  return [
    ...(admin ? [401] : []),
    ...(admin && method !== "get" ? [403] : []),
    ...(path.includes("{id}") ? [404] : []),
    ...(hasBody ? [400, 413, 415] : []),
    ...(versioned ? [409] : []),
    ...(hasBody || query || idempotent ? [422] : []),
    // Whoever watches over the site is refused nothing.
    ...(path.startsWith("/health") ? [] : [429]),
    ...(multipart ? [507] : []),
    ...failures,
    ...[500, 503],
  ];
}

function failure(status: number) {
  const schema = reference(status === 422 ? "ValidationError" : "Error");
  return { description: failureTexts[status], content: { "application/json": { schema } } };
}

function success({ status, response }: Operation) {
  if (status === 204) return { description: "Done." };
  const schema = response ? reference(response) : { type: "object" };
  return {
    description: status === 201 ? "Made." : "The answer.",
    content: { "application/json": { schema } },
  };
}

function parametersOf(path: string, { query, idempotent }: Operation) {
  const fields = Object.entries((query && jsonSchema(query, "request").properties) ?? {});
  const id = { name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } };
  const key = {
    ...{ name: "Idempotency-Key", in: "header", schema: { type: "string", maxLength: 200 } },
    description: "The same key and body give the first answer again, for 24 hours.",
  };
  return [
    ...(path.includes("{id}") ? [id] : []),
    ...fields.map(([name, schema]) => ({ name, in: "query", schema })),
    ...(idempotent ? [key] : []),
  ];
}

function bodyOf({ json, multipart, methodField }: Operation) {
  if (json)
    return { required: true, content: { "application/json": { schema: jsonSchema(json, "request") } } };
  if (!multipart) return undefined;
  const schema: JsonSchema = jsonSchema(multipart, "request");
  const properties = {
    ...(methodField && { _method: { const: "PUT" } }),
    ...(schema.properties as JsonSchema),
  };
  const required = [
    ...(methodField ? ["_method"] : []),
    ...((schema.required as string[] | undefined) ?? []),
  ];
  return {
    required: true,
    content: { "multipart/form-data": { schema: { ...schema, properties, required } } },
  };
}

/** An operation as OpenAPI words it. */
function operationObject(path: string, method: Method, operation: Operation) {
  const { id, summary, tag, admin, status } = operation;
  const failures = failuresOf(path, method, operation).map((code) => [code, failure(code)]);
  return {
    operationId: id,
    summary,
    tags: [tag],
    security: admin ? [{ bearer: [] }, { cookie: [] }] : [],
    parameters: parametersOf(path, operation),
    requestBody: bodyOf(operation),
    responses: { [status]: success(operation), ...Object.fromEntries(failures) },
  };
}

const tags: Record<Operation["tag"], string> = {
  Tours: "Tour packages of the three kinds: 1 general, 2 domestic, 3 international.",
  Promos: "Offers with an end date.",
  Blogs: "Articles in HTML.",
  SEO: "Titles and descriptions of the pages.",
  Users: "Sessions of admins.",
  Service: "The service itself.",
};

const description = `Everything that the site shows and the back office changes. Ids are positive integers, times are
ISO 8601 in UTC, localized texts are JSON strings. What GET gave may be PUT back whole: ids of parts and other
read-only keys are ignored. A method that a path does not know is a 405 with Allow.`;

const securitySchemes = {
  bearer: { type: "http", scheme: "bearer", description: "The token of POST /users/login." },
  cookie: {
    ...{ type: "apiKey", in: "cookie", name: "next-auth.session-token" },
    description: "The back office's session; changes need a same-origin request.",
  },
};

function paths() {
  const operations = Object.entries({ ...contentOperations, ...serviceOperations });
  return Object.fromEntries(
    operations.map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          operationObject(path, method as Method, operation),
        ]),
      ),
    ]),
  );
}

/** The contract as OpenAPI 3.1, from the schemas that check the requests and make the responses. */
export function openApiDocument() {
  return {
    openapi: "3.1.0",
    info: {
      title: `${site.name} API`,
      version: "1.0.0",
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths: paths(),
    components: { schemas: components(), securitySchemes },
  };
}
