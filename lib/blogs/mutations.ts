import "server-only";
import type { Transaction } from "../core/content/change-content";
import { patchedTexts } from "../core/content/field-schemas";
import { lockRecord } from "../core/content/lock-record";
import { keepHtmlPictures } from "../core/storage/html-pictures";
import { requireImage } from "../core/storage/image-locks";
import { blogFields } from "./fields";
import { type Blog, type BlogCreate, type BlogUpdate, blogSchema } from "./schema";

const include = { file: true } as const;

/** Creates a blog, or restores a deleted one under its `id`. Throws 422 if `image`, a stored name, does not exist. */
export async function createBlog(
  tx: Transaction,
  input: BlogCreate,
  image: string | null | undefined,
  id?: number,
): Promise<Blog> {
  await requireImage(tx, image);
  const written = await keepHtmlPictures(tx, blogFields, input);
  const { title = {}, content = {}, ...seo } = patchedTexts(blogFields, written);
  const data = { ...written, id, title, content, ...seo, image };
  return blogSchema.parse(await tx.blog.create({ data, include }));
}

/** `image` null removes the picture, undefined keeps it. Throws 409 if the blog was saved since `updated_at`. */
export async function updateBlog(
  tx: Transaction,
  id: number,
  { updated_at, translations_confirmed, ...input }: BlogUpdate,
  image: string | null | undefined,
): Promise<Blog | null> {
  await requireImage(tx, image);
  const written = await keepHtmlPictures(tx, blogFields, input);
  const stored = await lockRecord(tx, "blog", blogFields, { id, updated_at });
  if (!stored) return null;
  const data = { ...written, ...patchedTexts(blogFields, written, stored), image, updated_at: new Date() };
  return blogSchema.parse(await tx.blog.update({ where: { id }, data, include }));
}
