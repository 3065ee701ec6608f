import "server-only";
import { Prisma } from "../../prisma/client/client";
import type { Transaction } from "../core/content/change-content";
import type { Field } from "../core/content/field";
import { patchedTexts } from "../core/content/field-schemas";
import { lockRecord } from "../core/content/lock-record";
import { writtenVisitorText } from "../core/content/visitor-text";
import { type Home, type HomeCreate, type HomeUpdate, homeFields, homeId } from "./fields";
import { keepPictures } from "./kept-pictures";
import { linkedSections } from "./linked-sections";
import { toHome } from "./queries";

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

export async function createHome(tx: Transaction, input: HomeCreate, id = homeId): Promise<Home> {
  await tx.home.create({ data: { id } });
  return (await updateHome(tx, id, input)) ?? Promise.reject(new Error("The home page has no row."));
}
