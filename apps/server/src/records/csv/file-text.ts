import { isUtf8 } from 'node:buffer';

/** So small that decoding any slice blocks the event loop only shortly. */
const SLICE_BYTES = 8 * 1024;

/** The text of a file, slice by slice. */
export function* textSlices(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += SLICE_BYTES)
    yield decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true });
  yield decoder.decode();
}

/** UTF-16 by its mark, UTF-8, else what old spreadsheets write. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
