import type { z } from "zod";
import { credentialsSchema, passwordChangeSchema } from "../auth/credentials";
import { blogCreateSchema, blogListQuery, blogUpdateSchema } from "../blogs/schema";
import { promoCreateSchema, promoUpdateSchema } from "../promos/schema";
import { seoInputSchema } from "../seo/schema";
import { uploadedImageSchema } from "../storage/upload";
import { tourListQuery } from "../tours/list-query";
import { swapOrderSchema, tourCreateSchema, tourUpdateSchema } from "../tours/schema";
import type { ComponentName } from "./schemas";

export type Method = "get" | "post" | "put" | "delete";

/** One method of one path, as much of it as does not follow from the rest. */
export interface Operation {
  id: string;
  summary: string;
  tag: "Tours" | "Promos" | "Blogs" | "SEO" | "Users" | "Service";
  /** With a session only. */
  admin?: boolean;
  query?: z.ZodObject;
  json?: z.ZodType;
  multipart?: z.ZodType;
  /** Sent with POST it needs `_method=PUT`. */
  methodField?: boolean;
  /** A create that is remembered by its `Idempotency-Key`. */
  idempotent?: boolean;
  /** A save that is compared with `updated_at`. */
  versioned?: boolean;
  status: 200 | 201 | 204;
  response?: ComponentName;
  /** Failures that do not follow from the rest. */
  failures?: number[];
}

type Operations = Record<string, Partial<Record<Method, Operation>>>;

const tour = { tag: "Tours", response: "Tour" } as const;
const promo = { tag: "Promos", response: "Promo" } as const;
const blog = { tag: "Blogs", response: "Blog" } as const;
const create = { admin: true, idempotent: true, status: 201 } as const;
const update = { admin: true, versioned: true, status: 200 } as const;
const remove = { admin: true, status: 204 } as const;

function updates(noun: "promo" | "blog", shared: Pick<Operation, "tag" | "response" | "multipart">) {
  const name = noun === "promo" ? "Promo" : "Blog";
  return {
    post: {
      ...{ id: `replace${name}`, summary: `Change a ${noun}, for clients that cannot send PUT in multipart` },
      ...{ ...shared, ...update, methodField: true },
    },
    put: { id: `update${name}`, summary: `Change a ${noun}: absent fields stay`, ...shared, ...update },
    delete: { id: `delete${name}`, summary: `Delete a ${noun}`, tag: shared.tag, ...remove },
  };
}

/** What the site shows, and how it is changed. */
export const contentOperations: Operations = {
  "/packages": {
    get: {
      ...{ id: "listTours", summary: "Tours in the order of their lists", tag: "Tours" },
      ...{ query: tourListQuery, status: 200, response: "TourPage" },
    },
    post: {
      id: "createTour",
      summary: "A new tour at the end of its list",
      json: tourCreateSchema,
      ...tour,
      ...create,
    },
  },
  "/packages/{id}": {
    get: { id: "getTour", summary: "One tour with all its parts", ...tour, status: 200 },
    put: {
      ...{ id: "updateTour", summary: "Change a tour: absent keys stay, present lists replace" },
      ...{ json: tourUpdateSchema, ...tour, ...update },
    },
    delete: { id: "deleteTour", summary: "Delete a tour with all its parts", tag: "Tours", ...remove },
  },
  "/packages/upload-image": {
    post: {
      ...{ id: "uploadImage", summary: "Store a picture, for tours and articles to name", tag: "Tours" },
      ...{ admin: true, multipart: uploadedImageSchema, status: 201, response: "Image", failures: [507] },
    },
  },
  "/packages/swap-order": {
    post: {
      ...{ id: "swapOrder", summary: "Move the first tour to the second one's place", tag: "Tours" },
      ...{ admin: true, json: swapOrderSchema, status: 204 },
    },
  },
  "/promos": {
    get: {
      id: "listPromos",
      summary: "All promos, ended ones too",
      tag: "Promos",
      status: 200,
      response: "Promos",
    },
    post: {
      ...{ id: "createPromo", summary: "A new promo", multipart: promoCreateSchema },
      ...{ ...promo, ...create, failures: [507] },
    },
  },
  "/promos/{id}": {
    get: { id: "getPromo", summary: "One promo", ...promo, status: 200 },
    ...updates("promo", { ...promo, multipart: promoUpdateSchema }),
  },
  "/blogs": {
    get: {
      ...{ id: "listBlogs", summary: "Blogs, newest first; scheduled ones for admins only", tag: "Blogs" },
      ...{ query: blogListQuery, status: 200, response: "BlogPage" },
    },
    post: {
      ...{ id: "createBlog", summary: "A new blog", multipart: blogCreateSchema },
      ...{ ...blog, ...create, failures: [507] },
    },
  },
  "/blogs/{id}": {
    get: { id: "getBlog", summary: "One blog", ...blog, status: 200 },
    ...updates("blog", { ...blog, multipart: blogUpdateSchema }),
  },
  "/seo-content": {
    get: {
      id: "getSeoContent",
      summary: "Texts of the pages",
      tag: "SEO",
      status: 200,
      response: "SeoContent",
    },
    put: {
      ...{ id: "updateSeoContent", summary: "Change texts of pages: what is absent stays", tag: "SEO" },
      ...{ admin: true, json: seoInputSchema, status: 200, response: "SeoContent" },
    },
  },
};

/** Who calls, and how the service is. */
export const serviceOperations: Operations = {
  "/users/login": {
    post: {
      ...{ id: "login", summary: "A bearer token for a username and password", tag: "Users" },
      ...{ json: credentialsSchema, status: 200, response: "Token", failures: [401] },
    },
  },
  "/users/logout": {
    post: { id: "logout", summary: "Revoke the session that asks", tag: "Users", admin: true, status: 204 },
  },
  "/users/current": {
    get: {
      id: "getCurrentUser",
      summary: "Who asks",
      tag: "Users",
      admin: true,
      status: 200,
      response: "Admin",
    },
  },
  "/users/current/password": {
    put: {
      ...{
        id: "changePassword",
        summary: "A new password; ends the other sessions",
        tag: "Users",
        admin: true,
      },
      ...{ json: passwordChangeSchema, status: 204, failures: [429] },
    },
  },
  "/health": {
    get: {
      id: "getHealth",
      summary: "Whether the database answers",
      tag: "Service",
      status: 200,
      response: "Health",
    },
  },
  "/health/live": {
    get: {
      id: "getLiveness",
      summary: "Whether the process serves",
      tag: "Service",
      status: 200,
      response: "Health",
    },
  },
  "/openapi.json": {
    get: { id: "getOpenApi", summary: "This document", tag: "Service", status: 200 },
  },
};
