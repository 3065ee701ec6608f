import { site } from "../site";
import { components } from "./components";
import { contentOperations } from "./content-operations";
import type { Method, Operation } from "./operation";
import { operationObject } from "./operation-object";
import { serviceOperations } from "./service-operations";

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

/** The contract as OpenAPI 3.1, from the schemas that check the requests and make the answers. */
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
