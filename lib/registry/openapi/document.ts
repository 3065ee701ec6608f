import type { z } from "zod";
import type { Api } from "../../core/api/endpoint";
import { idempotencyKeyLimit, type Operation, requiresSession } from "../../core/api/operation";
import {
  components,
  errorSchema,
  type JsonSchema,
  jsonSchema,
  reference,
  validationErrorSchema,
} from "./schemas";

/** A group of operations. */
export interface ApiTag {
  name: string;
  description: string;
  api: Api;
}

const failureTexts: Record<number, string> = {
  400: "The body cannot be read.",
  401: "The request has no valid session.",
  403: "The role or the scope does not allow the operation, or another site sent the request with the cookie.",
  404: "The record does not exist.",
  409: "Another save has changed the record since `updated_at`.",
  413: "The body is too large.",
  415: "The body has the wrong content type.",
  422: "A value is invalid. `errors` names each field.",
  429: "There are too many requests at a time, or too many failed logins. `Retry-After` says when to try again.",
  500: "The server failed. The log names the request by `request_id`.",
  503: "The database does not answer. `Retry-After` says when to try again.",
  507: "The disk has no room for the picture.",
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
      : reference(status === 422 ? validationErrorSchema : errorSchema);
  return { description: failureTexts[status], content: { "application/json": { schema } } };
}

function success({ status, response, media }: Operation) {
  if (status === 204) return { description: "The request succeeded. The response has no body." };
  if (media) {
    const file = { type: "string", contentEncoding: "binary" };
    return {
      description: "The file.",
      content: Object.fromEntries(media.map((type) => [type, { schema: file }])),
    };
  }
  const schema = response ? (reference(response) ?? jsonSchema(response, "response")) : { type: "object" };
  return {
    description: status === 201 ? "The created record." : "The requested data.",
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
    description:
      "A text of the client's choice. For 24 hours, a request with the same key and the same body gets the first response again and creates nothing.",
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
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The token that `POST /users/login` returns, or an API token.",
  },
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: "next-auth.session-token",
    description:
      "The session of the back office. A request that changes something must come from the same origin.",
  },
};

function paths(tags: readonly ApiTag[]): Record<string, Record<string, object>> {
  const found: Record<string, Record<string, object>> = {};
  for (const { name, api } of tags) {
    for (const [id, { declaration: operation }] of Object.entries(api)) {
      const { path, method } = operation;
      found[path] = { ...found[path], [method.toLowerCase()]: operationObject(id, name, operation) };
    }
  }
  return found;
}

export function openApiDocument(apiTags: readonly ApiTag[], siteName: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: `${siteName} API`.trim(),
      version: "1.0.0",
      description,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags: apiTags.map(({ name, description }) => ({ name, description })),
    paths: paths(apiTags),
    components: { schemas: components(), securitySchemes },
  };
}
