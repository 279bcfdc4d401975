import type { ArchiveVisitor } from '../archive/archive-reader';
import { BLOB_TABLE } from '../snapshot/blobs.read-model';
import type { BlobKey } from './blob-key';
import { type BlobRow, BlobRows } from './blob-rows';

/** Wraps a visitor, and also calls `visit` for each separate blob, one at a time. */
export function visitBlobs(
  visitor: ArchiveVisitor,
  visit: (row: BlobRow, key: BlobKey | null) => Promise<void> | void,
): ArchiveVisitor {
  let rows: BlobRows | undefined;
  let key: BlobKey | null = null;
  return {
    ...visitor,
    async header(header) {
      await visitor.header?.(header);
      key = header.blobs?.key ?? null;
      const table = header.tables.find(({ name }) => name === BLOB_TABLE);
      if (header.blobs && table) rows = new BlobRows(table.columns);
    },
    async rows(table, chunk) {
      await visitor.rows?.(table, chunk);
      if (table !== BLOB_TABLE) return;
      for (const row of rows?.parse(chunk) ?? []) await visit(row, key);
    },
  };
}
