import { classNames } from "@/components/ui/class-names";
import type { IconName } from "./icon-names";
import sprite from "./icons.svg";

const { src }: { src: string } = sprite;

interface IconProps {
  name: IconName;
  className?: string;
}

/** An icon in the current text colour, from one sprite file that the browser caches for all pages. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={classNames("icon", className)}>
      <use href={`${src}#${name}`} />
    </svg>
  );
}
