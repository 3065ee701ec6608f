import type { z } from "zod";
import { idempotencyKeyLimit, type Operation, requiresSession } from "../api/operation";
import { operationTags } from "./contract";
import { components, type JsonSchema, jsonSchema, reference, responses } from "./schemas";

const failureTexts: Record<number, string> = {
  400: "The body cannot be read.",
  401: "No valid session.",
  403: "Role or scope do not allow it, or a change is asked for with the cookie by another site.",
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

function failuresOf({
  path,
  auth,
  params,
  query,
  body,
  versioned,
  idempotent,
  conflict,
  failures = [],
}: Operation) {
  const guarded = requiresSession(auth);
  return [
    ...(guarded ? [401, 403] : []),
    ...(params ? [404] : []),
    ...(body ? [400, 413, 415] : []),
    ...(versioned || conflict ? [409] : []),
    ...(body || query || idempotent ? [422] : []),
    // Health checks are never rate-limited.
    ...(path.startsWith("/health") ? [] : [429]),
    ...(body?.encoding === "multipart" ? [507] : []),
    ...failures,
    500,
    503,
  ];
}

function failure(status: number, { conflict }: Operation) {
  const schema =
    status === 409 && conflict
      ? jsonSchema(conflict, "response")
      : reference(status === 422 ? responses.ValidationError : responses.Error);
  return { description: failureTexts[status], content: { "application/json": { schema } } };
}

function success({ status, response, media }: Operation) {
  if (status === 204) return { description: "Done." };
  if (media) {
    const file = { type: "string", contentEncoding: "binary" };
    return {
      description: "A file.",
      content: Object.fromEntries(media.map((type) => [type, { schema: file }])),
    };
  }
  const schema = response ? (reference(response) ?? jsonSchema(response, "response")) : { type: "object" };
  return {
    description: status === 201 ? "Made." : "The answer.",
    content: { "application/json": { schema } },
  };
}

function parametersOf({ params, query, idempotent }: Operation) {
  const fields = (schema: z.ZodObject | undefined) => {
    const { properties = {}, required } = schema ? jsonSchema(schema, "request") : {};
    const names: unknown[] = Array.isArray(required) ? required : [];
    return Object.entries(properties as JsonSchema).map(
      ([name, field]) => [name, field, names.includes(name)] as const,
    );
  };
  const key = {
    name: "Idempotency-Key",
    in: "header",
    schema: { type: "string", maxLength: idempotencyKeyLimit },
    description: "The same key and body give the first answer again, for 24 hours.",
  };
  return [
    ...fields(params).map(([name, schema]) => ({ name, in: "path", required: true, schema })),
    ...fields(query).map(([name, schema, required]) => ({
      name,
      in: "query",
      ...(required && { required }),
      schema,
    })),
    ...(idempotent ? [key] : []),
  ];
}

const mediaTypes = { json: "application/json", multipart: "multipart/form-data" };

function multipartSchema(fields: JsonSchema, methodField: boolean): JsonSchema {
  const required = Array.isArray(fields.required) ? fields.required : [];
  if (!methodField) return { ...fields, required };
  const properties = { _method: { const: "PUT" }, ...(fields.properties as JsonSchema) };
  return { ...fields, properties, required: ["_method", ...required] };
}

function bodyOf({ body }: Operation) {
  if (!body) return undefined;
  const sent = jsonSchema(body.schema, "request");
  const schema = body.encoding === "multipart" ? multipartSchema(sent, body.methodField) : sent;
  return { required: true, content: { [mediaTypes[body.encoding]]: { schema } } };
}

function operationObject(id: string, tag: string, operation: Operation) {
  const { summary, auth, status } = operation;
  const failures = failuresOf(operation).map((code) => [code, failure(code, operation)]);
  return {
    operationId: id,
    summary,
    tags: [tag],
    security: requiresSession(auth) ? [{ bearer: [] }, { cookie: [] }] : [],
    parameters: parametersOf(operation),
    requestBody: bodyOf(operation),
    responses: { [status]: success(operation), ...Object.fromEntries(failures) },
  };
}

const description = `Everything that the site shows and the back office changes. Ids are positive integers, times are
ISO 8601 in UTC, localized texts are JSON strings. What GET gave may be PUT back whole: ids of parts and other
read-only keys are ignored. A method that a path does not know is a 405 with Allow.`;

const securitySchemes = {
  bearer: { type: "http", scheme: "bearer", description: "The token of POST /users/login, or an API token." },
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: "next-auth.session-token",
    description: "The back office's session; changes need a same-origin request.",
  },
};

function paths(): Record<string, Record<string, object>> {
  const found: Record<string, Record<string, object>> = {};
  for (const { name, operations } of operationTags) {
    for (const [id, operation] of Object.entries(operations)) {
      const { path, method } = operation;
      found[path] = { ...found[path], [method.toLowerCase()]: operationObject(id, name, operation) };
    }
  }
  return found;
}

export function openApiDocument(siteName = "") {
  const operations = operationTags.flatMap((tag) => Object.values(tag.operations));
  return {
    openapi: "3.1.0",
    info: {
      title: `${siteName} API`.trim(),
      version: "1.0.0",
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags: operationTags.map(({ name, description }) => ({ name, description })),
    paths: paths(),
    components: { schemas: components(operations), securitySchemes },
  };
}
