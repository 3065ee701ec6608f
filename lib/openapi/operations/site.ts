import { jsonBody, type Operations } from "../../api/operation";
import { siteUpdateSchema } from "../../site/schema";
import { responses } from "../schemas";

export const siteOperations = {
  getSiteSettings: {
    method: "GET",
    path: "/site-settings",
    summary: "What the operator says about itself",
    auth: "public",
    status: 200,
    response: responses.SiteSettings,
  },
  updateSiteSettings: {
    method: "PUT",
    path: "/site-settings",
    summary: "Change what the operator says about itself, for admins: absent keys stay",
    auth: "manageSite",
    body: jsonBody(siteUpdateSchema),
    versioned: true,
    status: 200,
    response: responses.SiteSettings,
  },
} as const satisfies Operations;
