const wave = "C200 -60 400 60 600 0 S1000 -60 1200 0 S1600 60 1800 0 V400 H0 Z";

const swells = [
  { top: 60, shift: 0, fill: "fill-sea-800" },
  { top: 150, shift: -260, fill: "fill-sea-700/70" },
  { top: 250, shift: -120, fill: "fill-sea-600/50" },
];

/** A low sun over three swells. */
export function Swells() {
  return (
    <svg
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="absolute inset-x-0 top-6 h-full w-full lg:top-auto lg:bottom-0 lg:h-3/5"
    >
      <circle cx="430" cy="80" r="58" className="fill-coral-500" />
      {swells.map(({ top, shift, fill }) => (
        <path key={top} d={`M0 0 ${wave}`} transform={`translate(${shift} ${top})`} className={fill} />
      ))}
    </svg>
  );
}
