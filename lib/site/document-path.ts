export const documentLimit = 10 * 1024 * 1024;

/** A file of this site: uploaded, or one of the demonstration below `public/documents`. */
export function isDocumentPath(path: string): boolean {
  return /^\/documents\/[\w-]{1,100}\.pdf$/.test(path);
}
