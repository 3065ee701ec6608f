import "server-only";
import { changeContent, type Transaction } from "../core/content/change-content";
import { cutName } from "../core/storage/cut-name";
import { requireStored } from "../core/storage/image-locks";
import { type Home, homeId } from "./fields";
import { getHome } from "./queries";
import { allCuts } from "./slide-cuts";

function chosenPictures({ slides, gallery, about_picture }: Home): [field: string, path: string][] {
  const all: [string, string | null][] = [
    ...slides.map(({ picture }, index): [string, string | null] => [`slides.${index}.picture`, picture]),
    ...gallery.map(({ path }, index): [string, string | null] => [`gallery.${index}.path`, path]),
    ["about_picture", about_picture],
  ];
  return all.flatMap(([field, path]): [string, string][] => (path ? [[field, path]] : []));
}

/** Names all pictures of the page in a table with a foreign key, by which the sweep finds used pictures. */
export async function keepPictures(tx: Transaction, home: Home): Promise<void> {
  const chosen = chosenPictures(home);
  await requireStored(tx, chosen);
  const cuts = allCuts(home.slides).map(cutName);
  const made = await tx.storedImage.findMany({ where: { path: { in: cuts } }, select: { path: true } });
  const paths = new Set([...chosen, ...made.map(({ path }) => ["", path] as const)].map(([, path]) => path));
  await tx.homePicture.deleteMany({});
  await tx.homePicture.createMany({ data: [...paths].map((path) => ({ path })) });
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
