import { hasUserInfo } from "@/lib/core/content/text";

const schemes = ["http:", "https:", "mailto:", "tel:"];

/** Returns whether a link may lead to an address: a page of this site or an address of a known kind. */
export function isArticleLink(address: string): boolean {
  const href = address.trim();
  if (/[\s\p{Cc}]/u.test(href)) return false;
  if (/^[/\\]{2}/.test(href) || hasUserInfo(href)) return false;
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(href)?.[0].toLowerCase();
  return scheme ? schemes.includes(scheme) : href !== "";
}

/** Completes a typed address: `ombak.example` becomes a page, `a@b.example` a mailbox. */
export function completeLink(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{7,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, "")}`;
  if (/^[^\s/:?#]+\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i.test(text)) return `https://${text}`;
  return text;
}
