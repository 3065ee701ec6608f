import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { floatMark } from "@/lib/core/browser/float-mark";

const badge = cva("badge", {
  variants: {
    variant: {
      discount: "bg-alert-600 text-white",
      paper: "bg-white/95 text-ink shadow-card",
      sea: "bg-sea-100 text-sea-900",
      sand: "bg-sand-200 text-ink",
      soon: "bg-accent-tint text-accent-text",
    },
    size: { small: "text-sm", large: "text-base" },
  },
  defaultVariants: { variant: "sea", size: "small" },
});

interface BadgeProps extends VariantProps<typeof badge> {
  className?: string;
  hidden?: boolean;
  /** Attributes for scripts. */
  attributes?: Record<`data-${string}`, string>;
  children: ReactNode;
}

export function Badge({ variant, size, className, hidden, attributes, children }: BadgeProps) {
  return (
    <span
      {...floatMark.write("keep")}
      {...attributes}
      hidden={hidden}
      className={classNames(badge({ variant, size }), className)}
    >
      {children}
    </span>
  );
}
