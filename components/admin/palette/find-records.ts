import { z } from "zod";
import { callApi } from "@/lib/core/api/client";
import { localized, staffText } from "@/lib/core/content/localized-text";
import { adminText } from "@/lib/core/i18n/admin-messages";
import { historyPath, recordTitle } from "@/lib/registry/history/record-names";
import { binItemSchema } from "@/lib/registry/history/schema";
import { kindOf } from "@/lib/tours/kinds";
import { tourType } from "@/lib/tours/schema";
import {
  matching,
  type PaletteCommand,
  type PaletteItem,
  type PaletteTourName,
  readCommand,
} from "./palette-items";

const tours = z.object({
  data: z.array(z.object({ id: z.int(), tour_type: tourType, code: z.string().nullable(), name: localized })),
});

const titled = z.object({ id: z.int(), title_en: z.string(), title_id: z.string().nullish() });
const blogs = z.object({ data: z.array(titled) });
const bin = z.object({ data: z.array(binItemSchema) });

const most = 6;

export interface FoundRecords {
  tours: PaletteTourName[];
  others: PaletteItem[];
}

/** Finds visible tours by their names, with the names in all languages. */
export async function findNamedTours(search: string, signal: AbortSignal) {
  const path = `packages?per_page=${most}&search=${encodeURIComponent(search)}`;
  return tours.parse(await callApi(path, { signal, stays: true })).data;
}

export async function findTours(search: string, signal: AbortSignal): Promise<PaletteTourName[]> {
  if (!search) return [];
  const data = await findNamedTours(search, signal);
  return data.map(({ name, tour_type, ...tour }) => ({
    ...tour,
    name: staffText(name),
    kind: kindOf(tour_type),
  }));
}

function recordItem(
  segment: "blogs" | "promos",
  { id, title_en, title_id }: z.output<typeof titled>,
): PaletteItem {
  return {
    value: `${segment} ${id}`,
    label: title_id || title_en,
    hint: adminText(`frame.${segment}`),
    href: `/admin/${segment}/edit/${id}`,
  };
}

async function findBlogs(search: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const path = `blogs?per_page=${most}&search=${encodeURIComponent(search)}`;
  const { data } = blogs.parse(await callApi(path, { signal, stays: true }));
  return data.map((blog) => recordItem("blogs", blog));
}

async function findPromos(search: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const promos = z.array(titled).parse(await callApi("promos", { signal, stays: true }));
  return matching(
    promos.map((promo) => recordItem("promos", promo)),
    search,
  ).slice(0, most);
}

async function findDeleted(search: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const { data } = bin.parse(await callApi("bin?per_page=100", { signal, stays: true }));
  const items = data.map((item) => ({
    value: `restore ${item.version_id}`,
    label: recordTitle(item),
    hint: `${adminText("palette.commands.restore")} · ${adminText(`history.entity.${item.entity}`)}`,
    href: historyPath(item.entity, item.record_key),
  }));
  return matching(items, search).slice(0, most);
}

const ofTours: (PaletteCommand | null)[] = [null, "copy", "close", "prices"];

export async function searchRecords(text: string, signal: AbortSignal): Promise<FoundRecords> {
  const { command, search } = readCommand(text);
  const searches = [
    ...(command === null && search ? [findBlogs(search, signal), findPromos(search, signal)] : []),
    ...(command === "restore" ? [findDeleted(search, signal)] : []),
  ];
  const [found, ...others] = await Promise.all([
    ofTours.includes(command) ? findTours(search, signal) : [],
    ...searches,
  ]);
  return { tours: found, others: others.flat() };
}
