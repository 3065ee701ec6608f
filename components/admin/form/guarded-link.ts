/** The link that a click would follow away from this document's page, if there is one. */
export function guardedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || elsewhere || event.defaultPrevented || link.hasAttribute("download")) return null;
  if (link.target && link.target !== "_self") return null;
  const { origin, pathname, search } = window.location;
  const same = link.origin === origin && link.pathname === pathname && link.search === search;
  return same || !link.protocol.startsWith("http") ? null : link;
}
