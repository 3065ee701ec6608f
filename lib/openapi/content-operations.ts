import { blogCreateSchema, blogUpdateSchema } from "../blogs/input";
import { blogListQuery } from "../blogs/list-query";
import { promoCreateSchema, promoUpdateSchema } from "../promos/input";
import { seoInputSchema } from "../seo/input";
import { uploadedImageSchema } from "../storage/receipt";
import { swapOrderSchema, tourCreateSchema, tourUpdateSchema } from "../tours/input";
import { tourListQuery } from "../tours/list-query";
import type { Operation, Operations } from "./operation";

const tour = { tag: "Tours", answer: "Tour" } as const;
const promo = { tag: "Promos", answer: "Promo" } as const;
const blog = { tag: "Blogs", answer: "Blog" } as const;
const create = { admin: true, once: true, status: 201 } as const;
const update = { admin: true, versioned: true, status: 200 } as const;
const remove = { admin: true, status: 204 } as const;

function updates(noun: "promo" | "blog", shared: Pick<Operation, "tag" | "answer" | "multipart">) {
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
      ...{ query: tourListQuery, status: 200, answer: "TourPage" },
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
      ...{ admin: true, multipart: uploadedImageSchema, status: 201, answer: "Image", failures: [507] },
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
      answer: "Promos",
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
      ...{ query: blogListQuery, status: 200, answer: "BlogPage" },
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
      answer: "SeoContent",
    },
    put: {
      ...{ id: "updateSeoContent", summary: "Change texts of pages: what is absent stays", tag: "SEO" },
      ...{ admin: true, json: seoInputSchema, status: 200, answer: "SeoContent" },
    },
  },
};
