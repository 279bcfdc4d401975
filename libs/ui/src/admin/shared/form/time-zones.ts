/** The zones to choose from; one that this browser does not list is among them if it is set. */
export function timeZones(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set([current, 'UTC', ...known])].sort();
}
