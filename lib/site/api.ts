import "server-only";
import { z } from "zod";
import { type Api, endpoint } from "../core/api/endpoint";
import { jsonBody, multipartBody } from "../core/api/operation";
import { nameResponse } from "../core/api/responses";
import { recordEndpoints } from "../core/history/record-endpoints";
import { storeDocument } from "../core/storage/document-files";
import { storeLogo } from "../core/storage/logo-files";
import { logoLimit } from "../core/storage/logo-names";
import { Upload } from "../core/storage/upload";
import { documentLimit } from "./document-path";
import { siteId, siteResponseSchema } from "./fields";
import { readSiteSettings } from "./queries";
import { siteStore } from "./record-store";
import { siteUpdateSchema } from "./schema";

const documentInput = z.object({ file: z.instanceof(Upload, { error: "Pilih berkas PDF." }) });

const logoInput = z.object({ file: z.instanceof(Upload, { error: "Pilih berkas SVG atau PNG." }) });

const documentReceipt = z.object({ path: z.string() });

const site = recordEndpoints(siteStore);

const params = { id: siteId };

const siteSettings = nameResponse("SiteSettings", siteResponseSchema);

export const siteApi = {
  getSiteSettings: endpoint(
    {
      method: "GET",
      path: "/site-settings",
      summary: "Returns the settings of the site that describe the operator.",
      auth: "public",
      status: 200,
      response: siteSettings,
    },
    ({ viewer }) => site.get(readSiteSettings)({ params, viewer }),
  ),

  updateSiteSettings: endpoint(
    {
      method: "PUT",
      path: "/site-settings",
      summary: "Changes the settings of the site. Only admins may. Absent keys keep their values.",
      auth: "manageSite",
      body: jsonBody(siteUpdateSchema),
      versioned: true,
      status: 200,
      response: siteSettings,
    },
    ({ body, actor }) => site.update({ params, body, actor }),
    () => site.lastSave(siteId),
  ),

  uploadDocument: endpoint(
    {
      method: "POST",
      path: "/site-settings/documents",
      summary: "Uploads a PDF and returns its path, which the settings or a promo can name.",
      auth: "editContent",
      body: multipartBody(documentInput, { texts: 1_024, file: { name: "file", bytes: documentLimit } }),
      status: 200,
      response: documentReceipt,
    },
    async ({ body }) => ({ path: await storeDocument(body.file) }),
  ),

  uploadLogo: endpoint(
    {
      method: "POST",
      path: "/site-settings/logo",
      summary: "Uploads a logo as SVG or PNG and returns its path, which a change of the settings can name.",
      auth: "manageSite",
      body: multipartBody(logoInput, { texts: 1_024, file: { name: "file", bytes: logoLimit } }),
      status: 200,
      response: documentReceipt,
    },
    async ({ body }) => ({ path: await storeLogo(body.file) }),
  ),
} satisfies Api;
