/** The class of every badge and of every button, by which `components/site/layout/floating-link.tsx` sees what lies below it. */
export const badgeClass = "badge";
export const buttonClass = "button";
