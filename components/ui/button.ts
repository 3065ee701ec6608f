import { cva, type VariantProps } from "class-variance-authority";

/** The looks of a button, for `<button>` and `<a>` alike. */
export const button = cva(
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-full font-semibold text-base leading-tight transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-50",
  {
    variants: {
      look: {
        primary: "bg-coral-600 text-white hover:bg-coral-700",
        secondary: "bg-sea-800 text-white hover:bg-sea-900",
        outline: "border border-sea-800/25 bg-white text-sea-900 hover:border-sea-800/60 hover:bg-sea-50",
        glass: "border border-white/45 bg-white/10 text-white backdrop-blur-sm hover:bg-white/20",
        danger: "bg-alert-600 text-white hover:bg-alert-600/90",
        quiet: "text-sea-800 hover:bg-sea-100",
      },
      size: {
        small: "min-h-10 px-4 py-2 text-sm",
        medium: "px-6 py-2.5",
        large: "min-h-13 px-8 py-3.5 text-lg",
      },
    },
    defaultVariants: { look: "primary", size: "medium" },
  },
);

export type ButtonLook = VariantProps<typeof button>;
