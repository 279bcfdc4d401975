import { createHmac, hkdfSync } from 'node:crypto';
import * as z from 'zod';
import { deriveKey } from '../archive/passphrase';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));

/**
 * What names and opens the encrypted blobs of a site. It is in each archive that needs them, so that its
 * passphrase opens both.
 */
export const blobKeySchema = z.object({
  /** Of the HMAC that gives a blob its name: the hash itself would tell who has the same content. */
  nameKey: hex(32),
  /** An identity of age: with it, the ordinary tool opens a blob, too. */
  identity: z.string().regex(/^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/),
});
export type BlobKey = z.output<typeof blobKeySchema>;

/** The same for a passphrase and an installation each night, so that what is there has the same name. */
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

/** What a blob is called beside an archive: its hash, or with a key what tells nothing of the content. */
export function blobName(hash: string, key: BlobKey | null): string {
  if (!key) return hash;
  const name = createHmac('sha256', Buffer.from(key.nameKey, 'hex')).update(hash).digest('hex');
  return `${name}.age`;
}

export const isBlobName = (name: string): boolean => /^[0-9a-f]{64}(?:\.age)?$/.test(name);
