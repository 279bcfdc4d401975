/** The length of 128 bits in base 36. */
const LENGTH = 25;

/** The thread id in an address: short, and independent of letter case. */
export const tokenOf = (thread: string): string =>
  BigInt(`0x${thread.replaceAll('-', '')}`)
    .toString(36)
    .padStart(LENGTH, '0');

/** The thread that a token names; undefined for any other text. */
export function threadOf(token: string): string | undefined {
  if (!/^[\da-z]{25}$/.test(token)) return undefined;
  let number = 0n;
  for (const digit of token) number = number * 36n + BigInt(parseInt(digit, 36));
  const hex = number.toString(16).padStart(32, '0');
  return hex.length === 32
    ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : undefined;
}
