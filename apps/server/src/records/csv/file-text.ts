import { isUtf8 } from 'node:buffer';
import { ProblemError } from '../../platform/problem/problem';

/** So small that decoding any slice blocks the event loop only shortly. */
const SLICE_BYTES = 8 * 1024;

/** How many bytes are read to detect the encoding. */
const SAMPLE_BYTES = 1024;
/** In UTF-16, letters, digits and separators of European languages have a zero byte. */
const ZERO_SHARE = 0.3;

const WORKBOOK = 'This is a workbook, not a CSV file. Save its sheet as CSV, and choose that file.';

const WEB_PAGE =
  'This is a web page, not a CSV file. Export the list as CSV, and choose that file.';
const CONTACTS =
  'These are vCard contacts, not a CSV file. Export them as CSV, and choose that file.';
const OTHER = 'This is not a CSV file. Export the list as CSV, and choose that file.';

/** File types that people choose instead of CSV, by their first bytes in hexadecimal. */
const BINARIES: [string, string][] = [
  ['504b0304', WORKBOOK],
  ['d0cf11e0', WORKBOOK],
  ['25504446', OTHER],
  ['1f8b', OTHER],
];

/** The same, by the start of the text. */
const TEXTS: [RegExp, string][] = [
  [/^\s*<(!doctype|html|table|\?xml)\b/i, WEB_PAGE],
  [/^\s*BEGIN:VCARD/i, CONTACTS],
];

/** Returns the text of a file in slices; throws for other kinds of files. */
export function* textSlices(bytes: Uint8Array): Generator<string> {
  assertText(bytes);
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += SLICE_BYTES)
    yield decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true });
  yield decoder.decode();
}

function assertText(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, 64));
  const bits = start.toString('hex');
  const binary = BINARIES.find(([begins]) => bits.startsWith(begins));
  const text = TEXTS.find(([begins]) => begins.test(start.toString('utf8').replace(/^\uFEFF/, '')));
  const other = binary ?? text;
  if (other) throw new ProblemError(400, other[1]);
}

/** UTF-16 by its byte order mark or its zeros, UTF-8, else the encoding of old spreadsheets. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 1].map(
    (from) => sample.filter((byte, at) => at % 2 === from && byte === 0).length,
  );
  const [first = 0, second = 0] = zeros.map((count) => (count * 2) / sample.length);
  if (second > ZERO_SHARE && first === 0) return 'utf-16le';
  if (first > ZERO_SHARE && second === 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
