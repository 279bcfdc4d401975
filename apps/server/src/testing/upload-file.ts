import { FILE_PIECE_BYTES } from '@polaris/contracts';
import type { TestCaller, TestResponse } from './caller';

/** A picture of three by two pixels. */
export const PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWM4kGAAQQxwFgBSNAfh6fOwyAAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** Sends a piece of a file. */
export const sendPiece = (
  person: Pick<TestCaller, 'put'>,
  id: string,
  offset: number,
  raw: Uint8Array<ArrayBuffer>,
): Promise<TestResponse> =>
  person.put(`/api/file-uploads/${id}/content?offset=${offset}`, undefined, {
    raw,
    headers: { 'content-type': 'application/octet-stream' },
  });

/** Uploads a file piece by piece; returns the last response. */
export async function uploadFile(
  person: Pick<TestCaller, 'put' | 'post'>,
  path: string,
  name: string,
  content: Uint8Array<ArrayBuffer>,
  isForMessage = false,
): Promise<TestResponse> {
  const started = await person.post(path, { name, size: content.length, isForMessage });
  if (started.status !== 201) return started;
  const { id } = started.body as { id: string };
  for (let offset = 0; ; offset += FILE_PIECE_BYTES) {
    const piece = content.slice(offset, offset + FILE_PIECE_BYTES);
    const sent = await sendPiece(person, id, offset, piece);
    if (sent.status !== 200 || offset + FILE_PIECE_BYTES >= content.length) return sent;
  }
}
