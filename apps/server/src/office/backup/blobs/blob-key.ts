import { createHmac, hkdfSync } from 'node:crypto';
import * as z from 'zod';
import { deriveKey } from '../archive/passphrase';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

/**
 * Names and encrypts the blobs of a site. Each archive with separate blobs contains the key, so that its passphrase
 * opens both.
 */
export const blobKeySchema = z.object({
  /** The key of the HMAC in blob names: a plain hash would reveal who has the same content. */
  nameKey: hex(32),
  /** An age identity, so that the standard tool can decrypt blobs, too. */
  identity: z.string().regex(/^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/),
});
export type BlobKey = z.output<typeof blobKeySchema>;

/** Deterministic, so that existing blobs have the same names every night. */
export async function deriveBlobKey(passphrase: string, installation: string): Promise<BlobKey> {
  const { bech32 } = await import('@scure/base');
  const key = await deriveKey(passphrase, Buffer.from(`polaris blobs ${installation}`));
  const part = (info: string) => Buffer.from(hkdfSync('sha256', key, '', info, 32));
  return {
    nameKey: part('polaris blob names').toString('hex'),
    identity: bech32
      .encodeFromBytes('AGE-SECRET-KEY-', part('polaris blob identity'))
      .toUpperCase(),
  };
}

/** The name of a blob in the folder: its hash, or with a key an HMAC that reveals nothing. */
export function blobName(hash: string, key: BlobKey | null): string {
  if (!key) return hash;
  const name = createHmac('sha256', Buffer.from(key.nameKey, 'hex')).update(hash).digest('hex');
  return `${name}.age`;
}

export const isBlobName = (name: string): boolean => /^[0-9a-f]{64}(?:\.age)?$/.test(name);
