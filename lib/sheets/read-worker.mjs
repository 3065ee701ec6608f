/**
 * Reads a workbook or a CSV file in a thread that `read-file.ts` ends after a time limit. Plain JavaScript, because the thread
 * runs outside the build. Answers `{ sheets: [{ name, rows }] }`, or `{ problem }`. A cell whose formula failed is `{ error }`.
 */
import { parentPort, workerData } from "node:worker_threads";
import { parse } from "csv-parse/sync";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

const { bytes, mostRows, mostColumns, memory } = workerData;

/** What is inflated lies outside the heap, whose limit does not count it. */
const watch = setInterval(() => {
  if (process.memoryUsage().arrayBuffers > memory) process.exit(1);
}, 10);

const startsWith = (...magic) => magic.every((byte, index) => bytes[index] === byte);

const isWorkbook = startsWith(0x50, 0x4b);

/** Loaded only for a workbook: loading this package takes most of the time that a small CSV file takes. */
const { default: readXlsxFile } = isWorkbook ? await import("read-excel-file/node") : {};

/** The text of a CSV file: UTF-8, or what Excel calls Unicode text. */
function decode() {
  const encoding = startsWith(0xff, 0xfe) ? "utf-16le" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The sign that parts the header into the most columns. */
function findDelimiter(text) {
  const columnsBy = (delimiter) => {
    try {
      return (
        parse(text, { delimiter, to: 1, relax_column_count: true, max_record_size: 65_536 })[0]?.length ?? 0
      );
    } catch {
      return 0;
    }
  };
  const counts = [",", ";", "\t"].map((delimiter) => ({ delimiter, columns: columnsBy(delimiter) }));
  return counts.reduce((best, each) => (each.columns > best.columns ? each : best)).delimiter;
}

function readCsv() {
  const text = decode();
  if (text === null) return { problem: "encoding" };
  if (text.includes("\0") || /^\s*</.test(text)) return { problem: "type" };
  try {
    const rows = parse(text, {
      delimiter: findDelimiter(text),
      to: mostRows + 2,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: 1_000_000,
    });
    return { sheets: [{ name: null, rows }] };
  } catch {
    return { problem: "broken" };
  }
}

/** Begins the text of a rewritten error cell. XML forbids this character, so no other cell begins with the character. */
const errorMark = "\uFFFF";

/** A cell of the type `e`, its formula, and in the last group its error code, such as `#REF!`. */
const errorCell =
  /<c(\s[^<>]*?)?\st\s*=\s*(?:"e"|'e')([^<>]*?)(\/?)>\s*(?:<f[^<>]*?(?:\/>|>[^<]*<\/f>)\s*)?(?:<v[^<>]*>([^<]*)<\/v>)?/g;

function markErrors(xml) {
  return xml.replace(errorCell, (_, before = "", after, selfClosed, code = "") => {
    const marked = `<c${before} t="inlineStr"${after}><is><t>${errorMark}${code}</t></is>`;
    return selfClosed ? `${marked}</c>` : marked;
  });
}

/** The workbook with its error cells rewritten as marked texts, because the library reads error cells as blank. */
function markedWorkbook() {
  let inflated = 0;
  const entries = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      inflated += originalSize;
      return inflated <= memory;
    },
  });
  if (inflated > memory) return null;
  let isMarked = false;
  for (const [path, content] of Object.entries(entries)) {
    if (
      !path.endsWith(".xml") ||
      !Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes("<sheetData")
    )
      continue;
    const xml = strFromU8(content);
    const marked = markErrors(xml);
    if (marked === xml) continue;
    isMarked = true;
    entries[path] = strToU8(marked);
  }
  return isMarked ? zipSync(entries, { level: 1 }) : bytes;
}

function readCell(cell) {
  const isError = typeof cell === "string" && cell.startsWith(errorMark);
  return isError ? { error: cell.slice(errorMark.length) } : cell;
}

async function readXlsx() {
  try {
    const workbook = markedWorkbook();
    if (workbook === null) return { problem: "size" };
    const sheets = await readXlsxFile(
      Buffer.from(workbook.buffer, workbook.byteOffset, workbook.byteLength),
      { trim: false },
    );
    return {
      sheets: sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(readCell)) })),
    };
  } catch {
    return { problem: "broken" };
  }
}

/** Without empty columns on the right; a header that is too long, or rows that are too many, are a problem. */
function withinLimits({ sheets, problem }) {
  if (problem) return { problem };
  if (sheets.some(({ rows }) => rows.length > mostRows + 1)) return { problem: "rows" };
  if (sheets.some(({ rows }) => rows[0]?.length > mostColumns)) return { problem: "columns" };
  const cut = ({ name, rows }) => ({ name, rows: rows.map((row) => row.slice(0, mostColumns)) });
  return { sheets: sheets.map(cut) };
}

async function read() {
  if (startsWith(0xd0, 0xcf, 0x11, 0xe0)) return { problem: "xls" };
  if (bytes.length === 0) return { problem: "type" };
  return isWorkbook ? readXlsx() : readCsv();
}

// What counts is the time of the file, not that of loading this program on a busy machine.
parentPort.postMessage("begun");
const result = withinLimits(await read());
clearInterval(watch);
parentPort.postMessage(result);
