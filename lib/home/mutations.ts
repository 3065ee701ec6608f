import "server-only";
import { Prisma } from "../../prisma/client/client";
import { changeContent, type Transaction } from "../core/content/change-content";
import type { Field } from "../core/content/field";
import { patchedTexts } from "../core/content/field-schemas";
import { lockRecord } from "../core/content/lock-record";
import { writtenVisitorText } from "../core/content/visitor-text";
import { requireStored } from "../core/storage/image-locks";
import { isStoredName } from "../core/storage/stored-names";
import { type Home, type HomeCreate, type HomeUpdate, homeFields, homeId } from "./fields";
import { linkedSections } from "./linked-sections";
import { getHome, toHome } from "./queries";
import { slideCuts } from "./slide-cuts";

type Items = Record<string, unknown>[];

/** Completes the items with the empty values of keys that were not sent, in the form of the database. */
function storedItems({ items }: Field, sent: Items): Prisma.InputJsonArray {
  const whole = sent.map((item) =>
    Object.fromEntries(
      Object.entries(items?.fields ?? {}).map(([name, field]) => [
        name,
        item[name] === undefined ? field.toRecord(field.emptyDraft(), 0) : item[name],
      ]),
    ),
  );
  return JSON.parse(JSON.stringify(whole));
}

function columnsOf(input: HomeUpdate, stored: Record<string, unknown>): Prisma.HomeUpdateInput {
  const texts = Object.entries(patchedTexts(homeFields, input, stored)).map(([name, text]) => [
    name,
    writtenVisitorText(name, text ?? {}) ?? Prisma.DbNull,
  ]);
  const values = Object.entries(homeFields).flatMap(([name, field]: [string, Field]) => {
    const value: unknown = Reflect.get(input, name);
    if (value === undefined || field.change) return [];
    return [[name, field.kind === "list" ? storedItems(field, value as Items) : value]];
  });
  return Object.fromEntries([...texts, ...values]);
}

function chosenPictures({ slides, gallery, about_picture }: Home): [field: string, path: string][] {
  const all: [string, string | null][] = [
    ...slides.map(({ picture }, index): [string, string | null] => [`slides.${index}.picture`, picture]),
    ...gallery.map(({ path }, index): [string, string | null] => [`gallery.${index}.path`, path]),
    ["about_picture", about_picture],
  ];
  return all.flatMap(([field, path]): [string, string][] =>
    path && isStoredName(path) ? [[field, path]] : [],
  );
}

/** Names all pictures of the page in a table with a foreign key, by which the sweep finds used pictures. */
async function keepPictures(tx: Transaction, home: Home): Promise<void> {
  const chosen = chosenPictures(home);
  await requireStored(tx, chosen);
  const cuts = home.slides.flatMap((slide) => Object.values(slideCuts(slide) ?? {}));
  const made = await tx.storedImage.findMany({ where: { path: { in: cuts } }, select: { path: true } });
  const paths = new Set([...chosen, ...made.map(({ path }) => ["", path] as const)].map(([, path]) => path));
  await tx.homePicture.deleteMany({});
  await tx.homePicture.createMany({ data: [...paths].map((path) => ({ path })) });
}

/** Returns null if the row does not exist. Throws 409 if the page was saved since `updated_at`, 422 for a foreign picture. */
export async function updateHome(
  tx: Transaction,
  id: number,
  { updated_at, translations_confirmed, ...input }: HomeUpdate,
): Promise<Home | null> {
  const stored = await lockRecord(tx, "home", homeFields, { id, updated_at });
  if (!stored) return null;
  const written = toHome(await tx.home.update({ where: { id }, data: columnsOf(input, stored) }));
  await keepPictures(tx, written);
  const data = { links: linkedSections(written), updated_at: new Date() };
  return toHome(await tx.home.update({ where: { id }, data }));
}

/**
 * Shows cuts of the slides that were made after the last save. Leaves `updated_at`, so that whoever edits the page can still save,
 * and writes no version, because no field changes.
 */
export function showNewCuts(): Promise<void> {
  return changeContent(async (tx) => {
    await tx.$executeRaw`SELECT FROM home WHERE id = ${homeId} FOR UPDATE`;
    await keepPictures(tx, await getHome(tx));
    // No column of the page changes, and so no trigger raises the keys.
    await tx.$executeRaw`SELECT raise_content_keys(ARRAY['home', 'home-pictures'])`;
  });
}

export async function createHome(tx: Transaction, input: HomeCreate, id = homeId): Promise<Home> {
  await tx.home.create({ data: { id } });
  return (await updateHome(tx, id, input)) ?? Promise.reject(new Error("The home page has no row."));
}
