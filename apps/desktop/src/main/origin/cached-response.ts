import * as z from 'zod/mini';

const headSchema = z.object({
  /** When it was read from the server, in milliseconds. */
  at: z.number(),
  headers: z.record(z.string(), z.string()),
});

const cachedHeaders = ['content-type', 'link', 'x-total-count', 'x-total-count-capped'];

export interface CachedResponse extends z.output<typeof headSchema> {
  body: Uint8Array<ArrayBuffer>;
}

export function cachedResponse(headers: Headers, body: Uint8Array<ArrayBuffer>): CachedResponse {
  const entries = cachedHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { at: Date.now(), headers: Object.fromEntries(entries), body };
}

/** Packs the length of the JSON header, the header and the unchanged body: nothing large is encoded. */
export function packResponse({ body, ...head }: CachedResponse): Buffer<ArrayBuffer> {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.byteLength);
  return Buffer.concat([length, text, body]);
}

/** Null for a format that this version does not understand. */
export function unpackResponse(content: Buffer<ArrayBuffer>): CachedResponse | null {
  try {
    const end = 4 + content.readUInt32BE();
    const head = headSchema.parse(JSON.parse(content.subarray(4, end).toString('utf8')));
    return { ...head, body: content.subarray(end) };
  } catch {
    return null;
  }
}
