const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}

/** The start of an element; attributes without a value are left out. `end` " /" for one without content. */
export function element(name: string, attributes: Record<string, unknown> = {}, end: "" | " /" = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeText(String(value)).replaceAll('"', "&quot;")}"`);
  return `<${name}${written.join("")}${end}>`;
}
