import * as z from 'zod/mini';

/** The SHA-256 of a file's content, in hexadecimal digits. */
export const blobParamsSchema = z.object({
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'Must be a SHA-256 in hex.' })),
});

/** The address of a file by its hash. Its content never changes. */
export const blobPath = (hash: string): string => `/api/blobs/${hash}`;

/** Returns the hash in such a path; undefined for any other. */
export const blobHash = (address: string): string | undefined =>
  /^\/api\/blobs\/([0-9a-f]{64})$/.exec(address)?.[1];
