/** A longtail boat adrift under a low sun: stands over what could not be found or loaded. */
export function DriftingBoat() {
  return (
    <svg
      viewBox="0 0 320 180"
      aria-hidden="true"
      className="w-72 max-w-full rounded-card bg-sea-50"
      fill="none"
    >
      <circle cx="226" cy="78" r="30" className="fill-coral-400" />
      <path d="M12 120c6-42 20-66 38-66 20 0 24 34 36 66z" className="fill-sea-300" />
      <path d="M62 120c3-22 12-36 24-35 13 1 17 18 22 35z" className="fill-sea-400" />
      <path d="M0 120h320v60H0z" className="fill-sea-200" />
      <path
        d="M98 118c30 20 92 20 132-20 2 4-2 14-8 22-10 14-28 20-62 20-38 0-56-8-62-22z"
        className="fill-sea-800"
      />
      <path d="M222 106c4-4 8-10 8-18" className="stroke-coral-600" strokeWidth="4" strokeLinecap="round" />
      <path d="M128 130V96h58v33" className="stroke-sea-900" strokeWidth="3" />
      <path d="M122 96c20-6 50-6 70 0z" className="fill-sand-200" />
      <path
        d="M24 150c14-8 26-8 40 0s26 8 40 0 26-8 40 0 26 8 40 0 26-8 40 0 26 8 40 0M60 168c14-8 26-8 40 0s26 8 40 0 26-8 40 0 26 8 40 0"
        className="stroke-white/80"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
