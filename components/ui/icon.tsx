import { classNames } from "@/lib/class-names";
import type { IconName } from "./icon-names";
import sprite from "./icons.svg";

const { src }: { src: string } = sprite;

interface IconProps {
  name: IconName;
  className?: string;
}

/** A drawing in the colour of the text around it. All stand in one file that is fetched once, not in every page. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={classNames("icon", className)}>
      <use href={`${src}#${name}`} />
    </svg>
  );
}
