/** The element of a form's section; apart from the page's own ids. */
export function sectionId(id: string): string {
  return `section-${id}`;
}

export function sectionTitleId(id: string): string {
  return `section-${id}-title`;
}
