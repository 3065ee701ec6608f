import "server-only";
import { changeContent, type Transaction } from "../content/change-content";
import { textOrNull } from "../content/fields";
import { flat } from "../content/flat-texts";
import { staleError } from "../errors";
import { languages } from "../i18n/languages";
import { holdStored, requireImage } from "../storage/image-locks";
import { type Blog, type BlogCreate, type BlogUpdate, blogSchema } from "./schema";

const address = "/storage/([0-9a-f]{2}/[0-9a-f]{32})(?:-[0-9]{2,4})?[.](?:webp|avif)";

/** The store's name of the picture behind each address in an article, copies counting as their file. */
function storedImagesIn(html: string): string[] {
  const names = [...html.matchAll(new RegExp(`"${address}"`, "g"))].map(([, name]) => `${name}.webp`);
  return [...new Set(names)];
}

/** A cleaned article without the pictures that the store does not have. */
function withoutMissingImages(html: string, stored: ReadonlySet<string>): string {
  const isStored = (image: string) => storedImagesIn(image).some((path) => stored.has(path));
  return html.replace(/<img\b[^>]*>/g, (image) => (isStored(image) ? image : ""));
}

/** The input with articles that show pictures of this store only; an empty optional text is none. */
async function reduced<T extends BlogUpdate>(tx: Transaction, input: T) {
  const articles = languages.map((language) => input[`content_${language}`]);
  const stored = await holdStored(tx, [...new Set(articles.flatMap((html) => storedImagesIn(html ?? "")))]);
  const shown = <H extends string | undefined>(html: H) => html && withoutMissingImages(html, stored);
  return {
    ...input,
    ...flat("title", (language) => textOrNull(input[`title_${language}`])),
    title_en: input.title_en,
    ...flat("content", (language) => textOrNull(shown(input[`content_${language}`]))),
    content_en: shown(input.content_en),
  };
}

async function readBlog(tx: Transaction, id: number): Promise<Blog> {
  return blogSchema.parse(await tx.blog.findUniqueOrThrow({ where: { id }, include: { file: true } }));
}

/** A new blog; `image` is a name within the store. Throws 422 where there is no such file. */
export async function createBlog(
  tx: Transaction,
  input: BlogCreate,
  image: string | null | undefined,
): Promise<Blog> {
  await requireImage(tx, image);
  const { content_en = input.content_en, ...rest } = await reduced(tx, input);
  const { id } = await tx.blog.create({ data: { ...rest, content_en, image } });
  return readBlog(tx, id);
}

/**
 * Changes what the input names; `image` null takes the picture away, undefined leaves it. Throws 409
 * where the blog was saved since `updated_at`; null where there is no such blog.
 */
export function updateBlog(
  id: number,
  { updated_at, ...input }: BlogUpdate,
  image: string | null | undefined,
): Promise<Blog | null> {
  return changeContent(async (tx) => {
    await requireImage(tx, image);
    const { count } = await tx.blog.updateMany({
      where: { id, updated_at: updated_at || undefined },
      data: { ...(await reduced(tx, input)), image, updated_at: new Date() },
    });
    if (count > 0) return readBlog(tx, id);
    if (await tx.blog.findUnique({ where: { id }, select: { id: true } })) throw staleError();
    return null;
  });
}

/** False where there was no such blog. */
export function deleteBlog(id: number): Promise<boolean> {
  return changeContent(async (tx) => (await tx.blog.deleteMany({ where: { id } })).count > 0);
}
