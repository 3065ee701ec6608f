import sharp from "sharp";
import { decodeImage } from "../../lib/storage/decode.ts";
import { encodeImage } from "../../lib/storage/encode.ts";
import type { BenchSite } from "../bench-site.ts";
import { load } from "../load.ts";
import { median, rounded, timed } from "../numbers.ts";
import type { Report } from "../report.ts";

const aim = "Upload of 12 megapixels";

/** Makes a picture with soft colours and the noise of a sensor, different for each seed. */
function photograph(seed: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888", noise } })
    .blur(1.5)
    .tint({ r: 90 + seed, g: 140, b: 160 })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/**
 * Measures an upload until every copy is stored, against the same calls of sharp without a server, and the
 * response times of visitors meanwhile.
 */
export async function measureUpload(report: Report, site: BenchSite, quick: boolean): Promise<void> {
  const count = quick ? 2 : 5;
  const pictures = await Promise.all(Array.from({ length: count * 2 }, (_, seed) => photograph(seed)));
  const headers = { Authorization: `Bearer ${await site.token()}` };
  const send = async (picture: Buffer) => {
    const body = new FormData();
    body.append("image", new File([new Uint8Array(picture)], "a.jpg", { type: "image/jpeg" }));
    const response = await fetch(`${site.url}/api/packages/upload-image`, { method: "POST", headers, body });
    if (response.status !== 201) throw new Error(`the upload is answered ${response.status}`);
  };
  const alone: number[] = [];
  const uploads: number[] = [];
  for (const picture of pictures.slice(0, count)) {
    alone.push(await timed(async () => encodeImage("aa/aa.webp", await decodeImage(picture))));
    uploads.push(await timed(() => send(picture)));
  }
  const visits = load({ origin: site.url, paths: ["/en/tours"], connections: 8, seconds: quick ? 3 : 6 });
  await Promise.all(pictures.slice(count).map(send));
  const { p99, perSecond } = await visits;
  const ratio = rounded(median(uploads) / median(alone), 2);
  report.add(
    {
      aim,
      what: `sharp alone ${Math.round(median(alone))} ms, through the API ${Math.round(median(uploads))} ms`,
      figure: ratio,
      unit: "×",
      target: "≤ 1.3",
      met: ratio <= 1.3,
    },
    {
      aim,
      what: `p99 of a cached page while ${count} are encoded (${Math.round(perSecond)} req/s)`,
      figure: rounded(p99),
      unit: "ms",
      target: "< 50",
      met: p99 < 50,
    },
  );
}
