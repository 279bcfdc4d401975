import * as z from 'zod';
import { blobKeySchema } from '../blobs/blob-key';

/** The format of an archive with all content. Increase it if older versions could not read the new one. */
export const ARCHIVE_FORMAT = 1;
/** The format of an archive with blobs in separate files: its `blobs` rows have no content. */
export const EXTERNAL_BLOBS_FORMAT = 2;

/** The first and last entry of an archive, with the chunks of the tables between them. */
export const HEADER = 'polaris.json';
export const MANIFEST = 'manifest.json';

const count = z.int().min(0);
/** The longest name in PostgreSQL. */
const name = z.string().min(1).max(63);
const MAX_TABLES = 500;
const MAX_COLUMNS = 1600;

/** Comes first and says what follows, so that the reader can reject an unknown archive. */
export const headerSchema = z.object({
  product: z.literal('polaris'),
  format: z.int(),
  /** The product version, only for display: the migrations decide whether a backup can be restored. */
  version: z.string().max(100),
  createdAt: z.iso.datetime(),
  /** The migrations that had run, in order. They define the schema of the rows. */
  migrations: z.array(z.string().max(200)).min(1).max(5000),
  /** In loading order, so that rows come after the rows they refer to. */
  tables: z
    .array(z.object({ name, columns: z.array(name).min(1).max(MAX_COLUMNS) }))
    .min(1)
    .max(MAX_TABLES),
  /** For blobs in separate files; without a key, they are not encrypted. */
  blobs: z.object({ key: blobKeySchema.nullable() }).optional(),
});
export type ArchiveHeader = z.output<typeof headerSchema>;

/** Comes last, with the sums that everything before must match. */
export const manifestSchema = z.object({
  tables: z.array(
    z.object({
      name,
      rows: count,
      bytes: count,
      /** Of the rows as written by COPY, in the order of their key. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** The last values of the sequences, so that no number is used twice. */
  sequences: z.array(
    z.object({ name, lastValue: z.string().regex(/^\d{1,18}$/), isCalled: z.boolean() }),
  ),
});
export type ArchiveManifest = z.output<typeof manifestSchema>;
export type TableSum = ArchiveManifest['tables'][number];

/** The name of a chunk of a table, numbered from 1. */
export const pieceName = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.copy`;

/** The table of an entry. */
export const tableOfPiece = (entry: string): string | undefined =>
  /^tables\/([^/]+)\/\d{6,}\.copy$/.exec(entry)?.[1];
