import { htmlNames } from "../core/storage/html-pictures";
import type { HtmlColumn } from "../core/storage/sweep";
import { records, translatedEntities } from "./entities";

/** The columns of the fields whose texts are HTML, which may show stored pictures. */
export const htmlColumns: HtmlColumn[] = translatedEntities.flatMap((entity) => {
  const { table, fields } = records[entity];
  return htmlNames(fields).map((column) => ({ table, column }));
});
