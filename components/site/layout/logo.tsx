/** The mark of the site, with its name if there is one. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2 sm:gap-2.5">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 shrink-0" fill="none">
        <circle cx="20" cy="15" r="8" className="fill-accent-mark" />
        <path
          d="M2 24c5-6 10-6 15-1s9 5 12 1 6-4 9-2M4 31c5-5 9-5 14-1s9 4 12 1 4-3 6-2"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {name && <span className="brand-name">{name}</span>}
    </span>
  );
}
