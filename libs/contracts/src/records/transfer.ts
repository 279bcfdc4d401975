import * as z from 'zod/mini';
import { exportKinds } from './records.ts';
import { idSchema } from '../values/text/text.ts';

export const exportParamsSchema = z.object({ kind: z.enum(exportKinds) });
export type ExportParams = z.output<typeof exportParamsSchema>;

export const MAX_IMPORTED_ROWS = 10_000;
export const MAX_IMPORTED_BYTES = 10 * 1024 * 1024;
export const FILE_TOO_LARGE = 'The file may have at most 10 MB.';

const mistakeSchema = z.object({ line: z.int(), column: z.string(), message: z.string() });

/** What importing a line would do; `was` is missing for a new customer. */
const lineSchema = z.object({
  line: z.int(),
  action: z.enum(['create', 'update']),
  id: z.nullable(idSchema),
  name: z.string(),
  /** A record with the same phone, which may be the same person; left alone unless `useMatches` is set. */
  match: z.optional(z.object({ id: idSchema, name: z.string() })),
  changes: z.array(z.object({ field: z.string(), was: z.optional(z.string()), is: z.string() })),
});
export type ImportLine = z.output<typeof lineSchema>;

/** A column of the file: its name, its first cell, and the field it is read as, null for none. */
const columnSchema = z.object({
  name: z.string(),
  example: z.string(),
  field: z.nullable(z.string()),
});
export type ImportColumn = z.output<typeof columnSchema>;

/** A part of the file that is ignored, or read differently than one might expect. */
const noticeSchema = z.object({
  /** The column's name in the file; empty for the whole line. */
  column: z.string(),
  message: z.string(),
  /** How many lines it is about. */
  lines: z.int(),
});
export type ImportNotice = z.output<typeof noticeSchema>;

/** What importing the valid lines would do. */
export const importPreviewSchema = z.object({
  /** Names exactly this plan. */
  plan: z.string(),
  /** The columns of the file in order; long names and cells are cut off. */
  columns: z.array(columnSchema),
  /** The fields that a column can be read as. */
  fields: z.array(z.object({ field: z.string(), label: z.string() })),
  /** Fields that several columns can be read as: parts of a name are joined; of others, the first filled one counts. */
  several: z._default(z.array(z.string()), ['name']),
  notices: z._default(z.array(noticeSchema), []),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Lines equal to an earlier one, which are imported once. */
  repeated: z._default(z.int(), 0),
  /** New records whose phone another record already has. */
  matched: z._default(z.int(), 0),
  /** Records that keep a filled-in value although the file has another; replaced if `overwrite` is set. */
  differing: z._default(z.int(), 0),
  mistakeCount: z.int(),
  /** The first hundred. */
  mistakes: z.array(mistakeSchema),
  /** The first 200; long texts are cut off. */
  lines: z.array(lineSchema),
});
export type ImportPreview = z.output<typeof importPreviewSchema>;

/** Whether lines change the records with the same phone instead of adding new ones. */
const useMatches = z.optional(z.literal('true'));

/** Whether lines also replace values that are filled in; otherwise they fill empty fields only. */
const overwrite = z.optional(z.literal('true'));

/** The field for each column of the file, in order: "name,,email". */
const columns = z.optional(
  z
    .string()
    .check(z.maxLength(8000), z.regex(/^[\w.]*(,[\w.]*)*$/, { error: 'Not a list of fields.' })),
);

export const importPreviewQuerySchema = z.object({ useMatches, overwrite, columns });
export type ImportPreviewQuery = z.output<typeof importPreviewQuerySchema>;

export const importQuerySchema = z.object({
  useMatches,
  overwrite,
  columns,
  /** Imports the other lines; without it, a mistake in one stops them all. */
  skipErrors: z.optional(z.literal('true')),
  plan: z.string({ error: 'Look at the preview first.' }).check(z.regex(/^[\w-]{43}$/)),
});
export type ImportQuery = z.output<typeof importQuerySchema>;

export const importResultSchema = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** How many invalid lines were left out; the CSV file contains them, each with the reason. */
  skipped: z.int(),
  skippedFile: z.nullable(z.string()),
  /** The id for undoing the import; null if it changed nothing. */
  importId: z._default(z.nullable(idSchema), null),
});
export type ImportResult = z.output<typeof importResultSchema>;
