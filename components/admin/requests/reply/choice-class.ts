import { classNames } from "@/components/ui/class-names";

/** The look of a large button that is chosen or not. */
export const choiceClass = (isChosen: boolean) =>
  classNames(
    "min-h-12 rounded-lg border px-2 py-1.5 font-semibold text-base leading-tight transition-colors",
    isChosen
      ? "border-sea-800 bg-sea-800 text-white"
      : "border-sand-500 bg-white text-ink hover:border-sea-600",
  );
