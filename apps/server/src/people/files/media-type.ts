import { fileTypeFromBuffer } from 'file-type';
import { ProblemError } from '../../platform/problem/problem';

const BINARY = 'application/octet-stream';
const TEXT = 'text/plain';
const PDF = 'application/pdf';

/**
 * Allowed contents for each document extension, in the terms of file-type, which reports files with a password as
 * "cfb".
 */
const documents: Record<string, readonly string[]> = {
  docx: ['docx', 'zip', 'cfb'],
  xlsx: ['xlsx', 'zip', 'cfb'],
  pptx: ['pptx', 'zip', 'cfb'],
};
/** Cameras and programs often use the extension of another picture format. */
const PICTURES = new Set(['png', 'apng', 'jpg', 'jpeg', 'gif', 'webp', 'heic', 'heif', 'avif']);
const TEXTS = new Set(['txt', 'csv', 'tsv', 'md', 'json', 'sql', 'log']);
/** Types that are also text. */
const WRITTEN = new Set([PDF, 'application/xml', 'application/rtf', 'text/calendar', 'text/vcard']);

/** The media type of a file by its first piece. Throws 415 if its name says that it is something else. */
export async function findMediaType(name: string, head: Uint8Array): Promise<string> {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const found = await kindOf(ending, head);
  if (!fits(ending, found))
    throw new ProblemError(415, `This file is named .${ending}, but it is something else.`);
  return found.mediaType;
}

interface Kind {
  mediaType: string;
  /** The extension as file-type reports it. */
  ext: string;
}

async function kindOf(ending: string, head: Uint8Array): Promise<Kind> {
  if (ending === 'pdf' && hasPdfHeader(head)) return { mediaType: PDF, ext: 'pdf' };
  const isText = looksLikeText(head) || (TEXTS.has(ending) && isBareUtf16(head));
  if (isText && TEXTS.has(ending)) return { mediaType: TEXT, ext: 'txt' };
  const found = await fileTypeFromBuffer(head);
  // Text can start with the signature of another format, such as BM of a bitmap.
  if (isText && !WRITTEN.has(found?.mime ?? '')) return { mediaType: TEXT, ext: 'txt' };
  return { mediaType: found?.mime ?? BINARY, ext: found?.ext ?? '' };
}

function fits(ending: string, { mediaType, ext }: Kind): boolean {
  if (ending === 'pdf') return ext === 'pdf';
  if (PICTURES.has(ending)) return mediaType.startsWith('image/');
  if (TEXTS.has(ending)) return mediaType === TEXT;
  return documents[ending]?.includes(ext) ?? true;
}

/** Readers look for it in the first 1,024 bytes (PDF 1.7, appendix H.3): scanners write a line break before it. */
const hasPdfHeader = (head: Uint8Array): boolean =>
  Buffer.from(head.subarray(0, 1024)).includes('%PDF-');

/**
 * Text has no control characters except those for lines, terminals and records, and an end-of-file mark at its end.
 * UTF-16 contains NULs but starts with a byte order mark.
 */
function looksLikeText(head: Uint8Array): boolean {
  const mark = (head[0] ?? 0) * 256 + (head[1] ?? 0);
  if (mark === 0xfffe || mark === 0xfeff) return true;
  const end = head.findLastIndex((byte) => byte !== END_OF_FILE) + 1;
  return head.subarray(0, end).every(isOfText);
}

const END_OF_FILE = 0x1a;
const isOfText = (code: number): boolean => code >= 0x1b || (code >= 0x07 && code <= 0x0d);

/** UTF-16 without a byte order mark, as in some exports: has no control characters in one of the two byte orders. */
function isBareUtf16(head: Uint8Array): boolean {
  return ['utf-16le', 'utf-16be'].some((encoding) => {
    const text = new TextDecoder(encoding).decode(head.subarray(0, head.length & ~1));
    return (
      /[\x20-\x7e]/.test(text) && [...text].every((character) => isOfText(character.charCodeAt(0)))
    );
  });
}
