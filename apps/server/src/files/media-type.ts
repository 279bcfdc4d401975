import { fileTypeFromBuffer } from 'file-type';
import { ProblemError } from '../platform/problem/problem';

const BINARY = 'application/octet-stream';

/** What a content may be whose name ends so, by the names of file-type; documents with a password are "cfb". */
const kinds: Record<string, readonly string[]> = {
  pdf: ['pdf'],
  png: ['png', 'apng'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  gif: ['gif'],
  webp: ['webp'],
  docx: ['docx', 'zip', 'cfb'],
  xlsx: ['xlsx', 'zip', 'cfb'],
  pptx: ['pptx', 'zip', 'cfb'],
};
const TEXTS = new Set(['txt', 'csv', 'md', 'json', 'sql']);

/** The media type of a file by its first piece. Throws 415 if its name says that it is something else. */
export async function findMediaType(name: string, head: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(head);
  const isText = found === undefined && looksLikeText(head);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const expected = kinds[ending];
  const fits = expected ? expected.includes(found?.ext ?? '') : !TEXTS.has(ending) || isText;
  if (!fits)
    throw new ProblemError(415, `This file is named .${ending}, but it is something else.`);
  return found?.mime ?? (isText ? 'text/plain' : BINARY);
}

/** Text of any encoding has no control characters; UTF-16, which has NULs, begins with its mark. */
function looksLikeText(head: Uint8Array): boolean {
  const mark = (head[0] ?? 0) * 256 + (head[1] ?? 0);
  if (mark === 0xfffe || mark === 0xfeff) return true;
  return head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
}
