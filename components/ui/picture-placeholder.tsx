import { classNames } from "@/components/ui/class-names";

export function PicturePlaceholder({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames("size-full bg-sea-100", className)}
    >
      <circle cx="288" cy="120" r="34" className="fill-accent-tint" />
      <path d="M40 206c8-70 34-106 62-104 30 2 40 46 58 104z" className="fill-sea-300" />
      <path d="M132 206c4-34 20-58 40-56 22 2 30 26 38 56z" className="fill-sea-400" />
      <path d="M0 206h400v94H0z" className="fill-sea-200" />
      <path
        d="M30 236c24-12 40-12 64 0s40 12 64 0 40-12 64 0 40 12 64 0 40-12 64 0M70 264c24-12 40-12 64 0s40 12 64 0 40-12 64 0 40 12 64 0"
        className="fill-none stroke-4 stroke-white/70"
        strokeLinecap="round"
      />
    </svg>
  );
}
