import * as z from 'zod';
import { blobKeySchema } from '../blobs/blob-key';

/** Of an archive with everything in it. Rises when an older Polaris could not read what a newer one writes. */
export const ARCHIVE_FORMAT = 1;
/** Of one whose blobs lie beside it: its rows of `blobs` name them, without their content. */
export const FORMAT_BESIDE_BLOBS = 2;

/** The first and the last entry of an archive; between them come the tables in pieces. */
export const HEADER = 'polaris.json';
export const MANIFEST = 'manifest.json';

const count = z.int().min(0);
/** As long as PostgreSQL lets a name be. */
const name = z.string().min(1).max(63);
const MAX_TABLES = 500;
const MAX_COLUMNS = 1600;

/** Known before the first row is read: what to expect, and whether this Polaris can take it. */
export const headerSchema = z.object({
  product: z.literal('polaris'),
  format: z.int(),
  /** Of the product, for people: what can be restored is decided by the migrations. */
  version: z.string().max(100),
  createdAt: z.iso.datetime(),
  /** The schema that the rows are of: the migrations that had run, in their order. */
  migrations: z.array(z.string().max(200)).min(1).max(5000),
  /** In the order in which they can be loaded, so that no row comes before one that it refers to. */
  tables: z
    .array(z.object({ name, columns: z.array(name).min(1).max(MAX_COLUMNS) }))
    .min(1)
    .max(MAX_TABLES),
  /** Where blobs lie beside the archive; without a key they are not encrypted. */
  blobs: z.object({ key: blobKeySchema.nullable() }).optional(),
});
export type ArchiveHeader = z.output<typeof headerSchema>;

/** Known after the last row: what everything before must be equal to. */
export const manifestSchema = z.object({
  tables: z.array(
    z.object({
      name,
      rows: count,
      bytes: count,
      /** Of the rows as COPY writes them, in the order of their key. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** The last numbers that were given out, so that none is given out twice. */
  sequences: z.array(
    z.object({ name, lastValue: z.string().regex(/^\d{1,18}$/), isCalled: z.boolean() }),
  ),
});
export type ArchiveManifest = z.output<typeof manifestSchema>;
export type TableSum = ArchiveManifest['tables'][number];

/** The name of a piece of a table; pieces are numbered from 1. */
export const pieceName = (table: string, number: number): string =>
  `tables/${table}/${String(number).padStart(6, '0')}.copy`;

/** The table that an entry is a piece of. */
export const tableOfPiece = (entry: string): string | undefined =>
  /^tables\/([^/]+)\/\d{6,}\.copy$/.exec(entry)?.[1];
