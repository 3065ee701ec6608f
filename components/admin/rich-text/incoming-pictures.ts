/**
 * The picture files among what is pasted or dropped. Word sends a picture of the words along with them:
 * where there are words, they are meant.
 */
export function incomingPictures(data: DataTransfer | null): File[] {
  if (!data || data.types.includes("text/plain")) return [];
  return [...data.files].filter(({ type }) => type.startsWith("image/"));
}
