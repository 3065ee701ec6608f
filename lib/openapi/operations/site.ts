import { jsonBody, multipartBody, type Operations } from "../../api/operation";
import { documentLimit } from "../../site/document-path";
import { documentInput, documentReceipt, logoInput } from "../../site/documents";
import { siteUpdateSchema } from "../../site/schema";
import { logoLimit } from "../../storage/logo-names";
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
  uploadDocument: {
    method: "POST",
    path: "/site-settings/documents",
    summary: "Upload a PDF, whose path a change of the settings then names",
    auth: "manageSite",
    body: multipartBody(documentInput, { texts: 1_024, file: { name: "file", bytes: documentLimit } }),
    status: 200,
    response: documentReceipt,
  },
  uploadLogo: {
    method: "POST",
    path: "/site-settings/logo",
    summary: "Upload a logo in SVG or PNG, whose path a change of the settings then names",
    auth: "manageSite",
    body: multipartBody(logoInput, { texts: 1_024, file: { name: "file", bytes: logoLimit } }),
    status: 200,
    response: documentReceipt,
  },
} as const satisfies Operations;
