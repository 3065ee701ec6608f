import { useEffect, useState } from "react";

interface QrCode {
  size: number;
  path: string;
}

/** Draws one square for each dark module. */
async function qrOf(text: string): Promise<QrCode> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "L", border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}

interface PassQrProps {
  label: string;
  hint: string;
  /** Called once all scripts of the pass are loaded, so that the page can be kept with them. */
  onLoaded: () => void;
}

/** The QR code of the address, with which a guide reads the pass without a network. */
export function PassQr({ label, hint, onLoaded }: PassQrProps) {
  const [code, setCode] = useState<QrCode | null>(null);
  useEffect(() => {
    qrOf(window.location.href)
      .then(setCode, () => setCode(null))
      .finally(onLoaded);
  }, [onLoaded]);
  if (!code) return null;
  return (
    <figure className="grid justify-items-center gap-2 rounded-card border border-line bg-white p-4 print:col-start-2 print:row-span-2 print:row-start-1 print:gap-0 print:self-start print:border-0 print:p-0">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-96 print:w-52"
      >
        <path d={code.path} />
      </svg>
      <figcaption className="font-medium print:text-[0.8em]">{hint}</figcaption>
    </figure>
  );
}
