import { adminText } from "../i18n/admin-messages";
import { staffName } from "../i18n/staff-names";
import type { Fields } from "./field";
import { type EntityFields, fieldAt, readableText, sectionFields } from "./field-paths";

/** Names a field in messages: `itineraries.1.title.id` is "Hari 2 – Judul (ID)". */
export function fieldLabel(fields: Fields, path: string): string {
  const found = fieldAt(fields, path);
  if (!found) return path;
  const label = found.names
    .map(({ name, number }) => (number === undefined ? adminText(name) : adminText(name, { number })))
    .join(" – ");
  return found.language ? `${label} (${found.language.toUpperCase()})` : label;
}

/** Makes texts such as "Hari tutup: Paling banyak 60 item." */
export function problemText(fields: Fields, { path, message }: { path: string; message: string }): string {
  return path ? `${fieldLabel(fields, path)}: ${message}` : message;
}

export function storedValueText(fields: Fields, path: string, stored: string): string {
  const name = fieldAt(fields, path)?.field.choiceNames?.[stored];
  return name ? staffName(name) : readableText(fields, path, stored);
}

export function formParts({ fields, sections }: EntityFields) {
  return Object.entries(sections).map(([id, { title }]) => ({
    id,
    label: adminText(title),
    paths: sectionFields(fields, id),
  }));
}
