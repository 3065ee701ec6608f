import type { Language } from "../../core/i18n/languages";
import { packPass, type TripPass, unpackPass } from "./trip-pass";

/** The most characters of the address of a pass. Longer ones make a QR code that a telephone cannot read. */
export const longestPassAddress = 2_000;

/** More than any pass has; protects the page from an address that unpacks to a huge text. */
const longestContent = 64 * 1024;

export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
) {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of new Blob([bytes]).stream().pipeThrough(stream)) {
    length += part.length;
    if (length > longestContent) throw new Error("The content of the pass is too long.");
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

export async function encodePass(pass: TripPass): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(packPass(pass)));
  return toBase64Url(await throughStream(bytes, new CompressionStream("deflate-raw")));
}

export async function decodePass(content: string): Promise<TripPass | null> {
  try {
    const bytes = await throughStream(fromBase64Url(content), new DecompressionStream("deflate-raw"));
    return unpackPass(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

export interface PassParts {
  key: string;
  content: string;
  signature: string;
}

export const passKeyLength = 8;
const signatureLength = 86;

const form = new RegExp(`^1\\.([\\w-]{${passKeyLength}})\\.([\\w-]+)\\.([\\w-]{${signatureLength}})$`);

export function readPassParts(fragment: string): PassParts | null {
  const [, key = "", content = "", signature = ""] = form.exec(fragment.replace(/^#/, "")) ?? [];
  return content ? { key, content, signature } : null;
}

export function passPath(language: Language, { key, content, signature }: PassParts): string {
  return `/${language}/trip#1.${key}.${content}.${signature}`;
}

const shortNames = [undefined, 60, 40, 24];

const cut = (text: string, most = text.length) =>
  text.length <= most ? text : `${text.slice(0, Math.max(0, most - 1)).trimEnd()}…`;

/** Returns the pass with shorter texts, from the whole pass to one that fits ten tours. */
function* shorterPasses(pass: TripPass): Generator<TripPass> {
  for (const [index, most] of shortNames.entries()) {
    const isShort = index > 0;
    const tours = pass.tours.map((tour) => ({
      ...tour,
      name: cut(tour.name, most),
      meeting: cut(tour.meeting, most && most + 20),
      fees: cut(tour.fees, most),
      lines: tour.lines.map((line) => ({ ...line, what: cut(line.what, most) })),
      ...(isShort && { picture: "" }),
    }));
    yield {
      ...pass,
      tours,
      notes: cut(pass.notes, most && most * 4),
      note: cut(pass.note, most && most * 4),
    };
  }
  const bare = pass.tours.map((tour) => ({
    ...tour,
    name: cut(tour.name, 20),
    picture: "",
    meeting: "",
    fees: cut(tour.fees, 12),
    lines: tour.lines.map((line) => ({ ...line, what: line.kind ? "" : cut(line.what, 10) })),
  }));
  yield { ...pass, tours: bare, notes: cut(pass.notes, 60), note: "" };
}

/** Encodes the pass with the longest texts with which the address fits. `origin` is that of the site. */
export async function encodeFittingPass(pass: TripPass, origin: string): Promise<string> {
  const around =
    origin.length +
    passPath(pass.language, {
      key: "-".repeat(passKeyLength),
      content: "",
      signature: "-".repeat(signatureLength),
    }).length;
  let content = "";
  for (const each of shorterPasses(pass)) {
    content = await encodePass(each);
    if (around + content.length <= longestPassAddress) break;
  }
  return content;
}
