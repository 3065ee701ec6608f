import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

const badge = cva("badge", {
  variants: {
    look: {
      discount: "bg-alert-600 text-white",
      paper: "bg-white/95 text-ink shadow-card",
      sea: "bg-sea-100 text-sea-900",
      sand: "bg-sand-200 text-ink",
      soon: "bg-coral-100 text-coral-700",
    },
    size: { small: "text-sm", large: "text-base" },
  },
  defaultVariants: { look: "sea", size: "small" },
});

interface BadgeProps extends VariantProps<typeof badge> {
  className?: string;
  children: ReactNode;
}

/** A few words on a pill. */
export function Badge({ look, size, className, children }: BadgeProps) {
  return <span className={classNames(badge({ look, size }), className)}>{children}</span>;
}
