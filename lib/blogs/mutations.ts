import "server-only";
import type { Transaction } from "../content/change-content";
import { patchedTexts } from "../content/field-schemas";
import type { TextPatch } from "../content/localized-text";
import { lockRecord } from "../content/lock-record";
import { holdStored, requireImage } from "../storage/image-locks";
import { blogFields } from "./fields";
import { type Blog, type BlogCreate, type BlogUpdate, blogSchema } from "./schema";

const address = "/storage/([0-9a-f]{2}/[0-9a-f]{32})(?:-[0-9]{2,4})?[.](?:webp|avif)";

/** A copy counts as its picture. */
function storedImagesIn(html: string): string[] {
  const names = [...html.matchAll(new RegExp(`"${address}"`, "g"))].map(([, name]) => `${name}.webp`);
  return [...new Set(names)];
}

function withoutMissingImages(html: string, stored: ReadonlySet<string>): string {
  const isStored = (image: string) => storedImagesIn(image).some((path) => stored.has(path));
  return html.replace(/<img\b[^>]*>/g, (image) => (isStored(image) ? image : ""));
}

async function withStoredImages<T extends { content?: TextPatch }>(tx: Transaction, input: T): Promise<T> {
  if (!input.content) return input;
  const articles = Object.entries(input.content);
  const stored = await holdStored(tx, [
    ...new Set(articles.flatMap(([, html]) => storedImagesIn(html ?? ""))),
  ]);
  const shown = articles.map(([language, html]) => [language, html && withoutMissingImages(html, stored)]);
  return { ...input, content: Object.fromEntries(shown) };
}

const include = { file: true } as const;

/** Creates a blog, or restores a deleted one under its `id`. Throws 422 if `image`, a stored name, does not exist. */
export async function createBlog(
  tx: Transaction,
  input: BlogCreate,
  image: string | null | undefined,
  id?: number,
): Promise<Blog> {
  await requireImage(tx, image);
  const written = await withStoredImages(tx, input);
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
  const written = await withStoredImages(tx, input);
  const stored = await lockRecord(tx, "blog", blogFields, { id, updated_at });
  if (!stored) return null;
  const data = { ...written, ...patchedTexts(blogFields, written, stored), image, updated_at: new Date() };
  return blogSchema.parse(await tx.blog.update({ where: { id }, data, include }));
}
