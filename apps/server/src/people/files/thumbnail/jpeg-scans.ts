const [START, END, START_OF_SCAN, MARK] = [0xd8, 0xd9, 0xda, 0xff];
/** Markers that no length follows: fill bytes, restarts, and TEM (arithmetic coding). */
const isBare = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= START);

/**
 * The number of scans in a JPEG; 0 for anything else. Decoding takes a full pass per scan, even if it has few bytes. A
 * progressive picture from a camera or program has about ten.
 */
export function countScans(content: Buffer): number {
  if (content[0] !== MARK || content[1] !== START) return 0;
  let scans = 0;
  // Skips coded data between segments up to the next marker.
  for (let at = content.indexOf(MARK, 2); at >= 0 && at + 3 < content.length;) {
    const marker = content[at + 1]!;
    if (marker === END) return scans;
    if (marker === START_OF_SCAN) scans += 1;
    const next =
      marker === MARK ? at + 1 : at + 2 + (isBare(marker) ? 0 : content.readUInt16BE(at + 2));
    at = content.indexOf(MARK, next);
  }
  return scans;
}
