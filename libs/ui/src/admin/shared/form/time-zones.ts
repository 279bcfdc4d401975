/** The time zones to choose from, including the current one. */
export function timeZones(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set([current, 'UTC', ...known])].sort();
}
