import "server-only";
import { store } from "./store";
import { imageOf, isStoredName } from "./stored-name";
import { pageWidths, variantPath } from "./variants";

/** The name of a picture's copy in a width; the picture's own where it has no such copy, being narrower. */
export async function copyPath(path: string, width: string | null): Promise<string> {
  const wanted = pageWidths.find((each) => String(each) === width);
  if (wanted === undefined || !isStoredName(path) || imageOf(path) !== path) return path;
  const copy = variantPath(path, wanted, "webp");
  return (await store().find(copy)) ? copy : path;
}
