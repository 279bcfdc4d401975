const NAME = /^polaris-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(\.age)?$/;

/** The name of a backup that is made by itself: sorting by name is sorting by time. */
export function backupName(at: Date, isEncrypted: boolean, prefix = 'polaris'): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${prefix}-${stamp}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** When a file of such a name was made; undefined for any other file. */
export function madeAt(name: string): Date | undefined {
  const [whole, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return whole ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : undefined;
}

/** What may leave the machine: a backup of our own that nobody can read without the passphrase. */
export const isEncryptedBackup = (name: string): boolean =>
  madeAt(name) !== undefined && name.endsWith('.age');

/** How many backups are kept, of different days, weeks and months. */
const KEPT = [
  { count: 7, period: (at: Date) => at.toISOString().slice(0, 10) },
  { count: 4, period: (at: Date) => String(weekOf(at)) },
  { count: 12, period: (at: Date) => at.toISOString().slice(0, 7) },
];

/**
 * The names that need not be kept any longer; of a day, a week and a month the newest one stays. Those
 * that a clock dated ahead are left alone, and take nobody's place until their day has come.
 */
export function expiredBackups(names: string[], now: Date): string[] {
  const backups = names
    .flatMap((name) => {
      const at = madeAt(name);
      return at && at <= now ? [{ name, at }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const kept = new Set<string>();
  for (const { count, period } of KEPT) {
    const newest = new Map<string, string>();
    for (const { name, at } of backups) if (!newest.has(period(at))) newest.set(period(at), name);
    for (const name of [...newest.values()].slice(0, count)) kept.add(name);
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** Weeks since a Monday long ago. */
const weekOf = (at: Date): number => Math.floor((at.getTime() / 86_400_000 + 3) / 7);
