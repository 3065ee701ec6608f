import { cva } from "class-variance-authority";

export const button = cva("button", {
  variants: {
    variant: {
      primary: "bg-accent text-on-accent hover:bg-accent-strong",
      secondary: "bg-sea-800 text-white hover:bg-sea-900",
      outline: "border border-sea-800/25 bg-white text-sea-900 hover:border-sea-800/60 hover:bg-sea-50",
      danger: "bg-alert-600 text-white hover:bg-alert-600/90",
      quiet: "text-sea-800 hover:bg-sea-100",
    },
    size: {
      small: "px-4 py-2 text-sm",
      medium: "px-6 py-2.5",
      large: "min-h-13 px-8 py-3.5 text-lg",
    },
  },
  defaultVariants: { variant: "primary", size: "medium" },
});
