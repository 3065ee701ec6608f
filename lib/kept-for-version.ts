import { contentVersion } from "./content-version";

/** Where nobody follows the versions, as in `next dev`, there is only this one. */
const unknown = /^0\./;

/**
 * `load`, asked once for each version of the content: what it gave stands until something is saved.
 * For what public pages read; what staff read to change it comes from the database itself.
 */
export function keptForVersion<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: { version: string; value: Promise<T> } | undefined;
  return () => {
    const version = contentVersion();
    if (kept?.version === version && !unknown.test(version)) return kept.value;
    const fresh = { version, value: load() };
    kept = fresh;
    fresh.value.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.value;
  };
}
