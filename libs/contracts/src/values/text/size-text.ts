const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** "12.4 MB", in steps of 1,000 like disk sizes. */
export function sizeText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(bytes || 1) / 3)));
  return `${number.format(bytes / 1000 ** step)} ${units[step]}`;
}
