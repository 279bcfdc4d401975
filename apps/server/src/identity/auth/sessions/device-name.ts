const browsers: [RegExp, string][] = [
  [/Electron\//, 'Desktop app'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A readable browser name from the User-Agent header. */
export function deviceName(userAgent: string | null | undefined): string {
  const find = (known: [RegExp, string][]) =>
    known.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (!browser) return system ? `A browser on ${system}` : 'An unknown device';
  return system ? `${browser} on ${system}` : browser;
}
