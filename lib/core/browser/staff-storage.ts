/** Web storage of the back office, apart from `web-storage.ts` so that public pages do not load these functions. */
import { attempt } from "./web-storage";

const drafts = "draft:";
const previews = "preview:";
const lists = "list:";

/** One draft per record (`packages/12`) and open form (`id`), so that two tabs do not share a draft. */
function draftKey(record: string, id: string): string {
  return `${drafts}${record}:${id}`;
}

export function storeDraft(record: string, id: string, text: string): boolean {
  return (
    attempt(() => {
      localStorage.setItem(draftKey(record, id), text);
      return true;
    }) ?? false
  );
}

export function removeDraft(record: string, id: string): void {
  attempt(() => localStorage.removeItem(draftKey(record, id)));
}

export function readDrafts(record: string): [id: string, text: string][] {
  const prefix = draftKey(record, "");
  const names = attempt(() => Object.keys(localStorage)) ?? [];
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => [name.slice(prefix.length), attempt(() => localStorage.getItem(name)) ?? ""]);
}

export function storePreview(record: string, text: string): boolean {
  return (
    attempt(() => {
      localStorage.setItem(previews + record, text);
      return true;
    }) ?? false
  );
}

export function readPreview(record: string): string | null {
  return attempt(() => localStorage.getItem(previews + record));
}

export function removePreview(record: string): void {
  attempt(() => localStorage.removeItem(previews + record));
}

export function watchPreview(record: string, onChange: (text: string) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === previews + record && newValue !== null) onChange(newValue);
  };
  window.addEventListener("storage", handleStorage);
  return () => window.removeEventListener("storage", handleStorage);
}

/** Where this tab left a list of the back office, and what the list does when the user comes back. */
export interface LeftList {
  query: string;
  /** Null: the list scrolls to the marked record. */
  scroll: number | null;
  marked: number | null;
  /** False until the user goes back to the list. */
  returning: boolean;
}

export function storeLeftList(list: string, left: LeftList): void {
  attempt(() => sessionStorage.setItem(lists + list, JSON.stringify(left)));
}

export function readLeftList(list: string): LeftList | null {
  const text = attempt(() => sessionStorage.getItem(lists + list));
  return text ? attempt(() => JSON.parse(text) as LeftList) : null;
}
