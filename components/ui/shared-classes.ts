/** The class of every badge and of every button, by which `components/layout/giving-way.tsx` sees what lies below it. */
export const badgeClass = "badge";
export const buttonClass = "button";
