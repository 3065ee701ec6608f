import { z } from "zod";
import { Upload } from "../core/storage/upload";
import { tourListQuery } from "../tours/list/api-query";
import { sheetNames, sheetParts } from "./columns";

const formats = ["xlsx", "csv"] as const;

export const sheetQuery = z
  .object({
    tour_type: tourListQuery.shape.tour_type,
    format: z.enum(formats).default("xlsx"),
    part: z.enum(sheetParts).optional(),
  })
  .refine(({ format, part }) => format === "xlsx" || part !== undefined, {
    path: ["part"],
    error: "Wajib diisi untuk CSV.",
  });

export const sheetFile = z.instanceof(Upload, { error: "Pilih berkas." });

/** `POST tour-sheet`: without `plan` a dry run; with `plan` the change that the dry run showed. */
export const sheetInput = z.object({
  file: sheetFile,
  plan: z
    .string()
    .regex(/^[0-9a-f]{64}$/, "Tidak valid.")
    .optional(),
});

/** `create` is a row of a new tour, which an import saves as a draft. */
export const rowStates = ["create", "change", "same", "conflict", "skipped"] as const;

export type RowState = (typeof rowStates)[number];

const value = z.union([z.string(), z.number()]).nullable();

export const reportRowSchema = z.object({
  sheet: z.enum(sheetNames),
  row: z.int().positive().describe("The number of the row in the file. The header is row 1."),
  id: z.int().nullable().describe("The id of the tour. Null if the row names no tour."),
  name: z
    .string()
    .describe("The name of the tour in the language of the back office. Empty if the row names no tour."),
  path: z.string().describe("The path of the value within the tour. Empty if the row changes nothing."),
  label: z.string().describe("The name of the value in the back office, such as the name of a price line."),
  state: z.enum(rowStates),
  before: value,
  after: value,
  message: z.string().nullable(),
});

export type ReportRow = z.output<typeof reportRowSchema>;

export const sheetReportSchema = z.object({
  plan: z
    .string()
    .describe("The plan that applies exactly these changes when it is sent back with the same file."),
  rows: z.array(reportRowSchema),
});

export type SheetReport = z.output<typeof sheetReportSchema>;
