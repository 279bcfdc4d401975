/** The most that one file may have; the table refuses more, too. */
export const MAX_BLOB_BYTES = 8_000_000;

/** Who may store an answer on its way: caches that many share, or a browser alone. */
export type BlobCaching = 'public' | 'private';

export interface ShownBlob {
  content: Buffer;
  mediaType: string;
  caching: BlobCaching;
}

/** A picture that was sent. Its media type is found from the content, never taken from the sender. */
export interface ReceivedPicture {
  mediaType: string;
  content: Buffer;
}

/** A column with a foreign key to the hash of a file. */
export interface BlobColumn {
  table: string;
  column: string;
}

/** A column whose files anyone may see who knows their address. */
export interface ShownColumn extends BlobColumn {
  caching: BlobCaching;
  /** The column of the same table with their media type, or the one that all of them have. */
  mediaType: { column: string } | 'image/png';
}
