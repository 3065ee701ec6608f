import "server-only";
import { staffText } from "../core/content/localized-text";
import { defineRecordStore, parseSnapshot } from "../core/entity/record-store";
import { blogEntity } from "./entity";
import { blogResponseSchema } from "./fields";
import { createBlog, updateBlog } from "./mutations";
import { blogPages } from "./public-pages";
import { getBlog } from "./queries";
import { type BlogCreate, blogCreateSchema, blogResponse, blogSchema, blogUpdateSchema } from "./schema";

const blogSchemas = { response: blogResponseSchema, create: blogCreateSchema, update: blogUpdateSchema };

export const blogStore = defineRecordStore(blogEntity, blogSchemas, {
  title: ({ title }) => staffText(title),
  respond: blogResponse,
  find: async (tx, id) => {
    const row = await tx.blog.findUnique({ where: { id }, include: { file: true } });
    return row && blogSchema.parse(row);
  },
  /** A restore does not change whether a blog is published. */
  readUpdate: ({ published, ...snapshot }) => parseSnapshot(blogUpdateSchema, snapshot),
  readCreate: (snapshot) => {
    const { updated_at, ...input } = parseSnapshot(blogUpdateSchema, snapshot);
    return input as BlogCreate;
  },
  create: (tx, input, { image, id }) => createBlog(tx, input, image, id),
  update: (tx, id, input, { image }) => updateBlog(tx, id, input, image),
  publicPages: blogPages,
  get: getBlog,
});
