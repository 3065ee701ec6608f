import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";

interface ListButtonProps extends Omit<ComponentProps<"button">, "children"> {
  Icon: LucideIcon;
  label: string;
}

/** A small button with a picture only; one that can do nothing now keeps its place in the tab order. */
export function ListButton({ Icon, label, className, onClick, ...props }: ListButtonProps) {
  const off = props["aria-disabled"] === true;
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      title={label}
      onClick={off ? undefined : onClick}
      className={classNames(
        "inline-flex size-8 shrink-0 items-center justify-center rounded-lg text-ink-soft transition-colors hover:bg-sea-100 hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-35",
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}
