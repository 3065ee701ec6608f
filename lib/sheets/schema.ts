import { z } from "zod";
import { Upload } from "../storage/upload";
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

export const rowStates = ["change", "same", "conflict", "skipped"] as const;

export type RowState = (typeof rowStates)[number];

const value = z.union([z.string(), z.number()]).nullable();

export const reportRowSchema = z.object({
  sheet: z.enum(sheetNames),
  row: z.int().positive().describe("Its number in the file; the header is row 1."),
  id: z.int().nullable().describe("The tour's."),
  name: z.string().describe("The tour's, as staff read it; empty where no tour is named."),
  path: z.string().describe("Of the value within the tour; empty where the row says nothing new."),
  label: z.string().describe("Names the value as staff read it, such as the name of a price line."),
  state: z.enum(rowStates),
  before: value,
  after: value,
  message: z.string().nullable(),
});

export type ReportRow = z.output<typeof reportRowSchema>;

export const sheetReportSchema = z.object({
  plan: z.string().describe("To be sent back, with the same file, to apply just this."),
  rows: z.array(reportRowSchema),
});

export type SheetReport = z.output<typeof sheetReportSchema>;
