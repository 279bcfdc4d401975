import * as z from 'zod/mini';
import { exportKinds } from './records.ts';
import { idSchema } from '../values/text/text.ts';

export const exportParamsSchema = z.object({ kind: z.enum(exportKinds) });
export type ExportParams = z.output<typeof exportParamsSchema>;

export const MAX_IMPORTED_ROWS = 10_000;
export const MAX_IMPORTED_BYTES = 10 * 1024 * 1024;
export const FILE_TOO_LARGE = 'The file may have at most 10 MB.';

const mistakeSchema = z.object({ line: z.int(), column: z.string(), message: z.string() });

/** What importing a line would do; `was` is left out of a customer who would be new. */
const lineSchema = z.object({
  line: z.int(),
  action: z.enum(['create', 'update']),
  id: z.nullable(idSchema),
  name: z.string(),
  /** A record that may be the same, as it has the same phone; it is left alone unless asked for. */
  match: z.optional(z.object({ id: idSchema, name: z.string() })),
  changes: z.array(z.object({ field: z.string(), was: z.optional(z.string()), is: z.string() })),
});
export type ImportLine = z.output<typeof lineSchema>;

/** A column of the file: its name, its first cell, and the field that is read from it; null: none is. */
const columnSchema = z.object({
  name: z.string(),
  example: z.string(),
  field: z.nullable(z.string()),
});
export type ImportColumn = z.output<typeof columnSchema>;

/** What of the file is not read, or in another way than one might think. */
const noticeSchema = z.object({
  /** By the name that it has in the file; empty: the whole line. */
  column: z.string(),
  message: z.string(),
  /** How many lines it is about. */
  lines: z.int(),
});
export type ImportNotice = z.output<typeof noticeSchema>;

/** What importing the lines without mistakes would do. */
export const importPreviewSchema = z.object({
  /** Names exactly this plan. */
  plan: z.string(),
  /** The columns of the file in their order; of long names and cells, the beginnings. */
  columns: z.array(columnSchema),
  /** The fields that a column can be read as. */
  fields: z.array(z.object({ field: z.string(), label: z.string() })),
  /** Fields that several columns can be read as: they make up a name; of others, the first filled one counts. */
  several: z._default(z.array(z.string()), ['name']),
  notices: z._default(z.array(noticeSchema), []),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Lines that say the same as one before them, and count once. */
  repeated: z._default(z.int(), 0),
  /** New records whose phone another one has already. */
  matched: z._default(z.int(), 0),
  mistakeCount: z.int(),
  /** The first hundred. */
  mistakes: z.array(mistakeSchema),
  /** The first two hundred, of long texts an excerpt. */
  lines: z.array(lineSchema),
});
export type ImportPreview = z.output<typeof importPreviewSchema>;

/** Whether lines change the records that they match by phone, instead of adding others. */
const useMatches = z.optional(z.literal('true'));

/** The fields that the columns of the file are read as, in their order: "name,,email". */
const columns = z.optional(
  z
    .string()
    .check(z.maxLength(8000), z.regex(/^[\w.]*(,[\w.]*)*$/, { error: 'Not a list of fields.' })),
);

export const importPreviewQuerySchema = z.object({ useMatches, columns });
export type ImportPreviewQuery = z.output<typeof importPreviewQuerySchema>;

export const importQuerySchema = z.object({
  useMatches,
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
  /** The lines with mistakes that were left out, and the same as a CSV file that says why. */
  skipped: z.int(),
  skippedFile: z.nullable(z.string()),
  /** What the import is undone by; null where it added no record. */
  importId: z._default(z.nullable(idSchema), null),
});
export type ImportResult = z.output<typeof importResultSchema>;
