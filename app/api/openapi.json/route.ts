import { endpoint } from "@/lib/api/endpoint";
import { route } from "@/lib/api/methods";
import { dependsOn } from "@/lib/content/dependencies";
import { openApiDocument } from "@/lib/openapi/document";
import { serviceOperations } from "@/lib/openapi/operations/service";
import { getSiteSettings } from "@/lib/site/settings";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  endpoint(serviceOperations.getOpenApi, async () => {
    dependsOn("build");
    return openApiDocument((await getSiteSettings()).name);
  }),
);
