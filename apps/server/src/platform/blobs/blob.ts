/** The most bytes of one file; the table rejects larger ones as well. */
export const MAX_BLOB_BYTES = 8_000_000;

/** Who may store the response: shared caches as well, or only the browser. */
export type BlobCaching = 'public' | 'private';

export interface ShownBlob {
  content: Buffer;
  mediaType: string;
  caching: BlobCaching;
}

/** An uploaded picture. Its media type is detected from the content, never taken from the sender. */
export interface ReceivedPicture {
  mediaType: string;
  content: Buffer;
}

/** A column with a foreign key to the hash of a file. */
export interface BlobColumn {
  table: string;
  column: string;
}

/** A column whose files can be seen by anyone who knows their address. */
export interface ShownColumn extends BlobColumn {
  caching: BlobCaching;
  /** The column of the same table with the media type, or the type of all its files. */
  mediaType: { column: string } | 'image/png';
}
