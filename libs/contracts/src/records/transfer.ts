import * as z from 'zod/mini';
import { exportKinds } from './records.ts';
import { idSchema } from '../values/text.ts';

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

/** What an import would do. */
export const importPreviewSchema = z.object({
  /** Names exactly this plan; null while there are mistakes, as then nothing can be imported. */
  plan: z.nullable(z.string()),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Lines that say the same as one before them, and count once. */
  repeated: z._default(z.int(), 0),
  /** New records whose phone another one has already. */
  matched: z._default(z.int(), 0),
  /** By the beginnings of their names. */
  ignoredColumns: z.array(z.string()),
  mistakeCount: z.int(),
  /** The first hundred. */
  mistakes: z.array(mistakeSchema),
  /** The first two hundred, of long texts an excerpt. */
  lines: z.array(lineSchema),
});
export type ImportPreview = z.output<typeof importPreviewSchema>;

/** Whether lines change the records that they match by phone, instead of adding others. */
const useMatches = z.optional(z.literal('true'));

export const importPreviewQuerySchema = z.object({ useMatches });
export type ImportPreviewQuery = z.output<typeof importPreviewQuerySchema>;

export const importQuerySchema = z.object({
  useMatches,
  plan: z.string({ error: 'Look at the preview first.' }).check(z.regex(/^[\w-]{43}$/)),
});
export type ImportQuery = z.output<typeof importQuerySchema>;

export const importResultSchema = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
});
export type ImportResult = z.output<typeof importResultSchema>;
