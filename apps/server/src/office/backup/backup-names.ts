const NAME = /^polaris-(nightly-)?(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(\.age)?$/;

/** The name of a backup that is made by itself. Data that is about to be replaced has names of its own. */
export function backupName(
  at: Date,
  isEncrypted: boolean,
  prefix: 'polaris' | 'polaris-nightly' | SafetyCopyPrefix = 'polaris',
): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${prefix}-${stamp}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** When a file of such a name was made; undefined for any other file. */
export function madeAt(name: string): Date | undefined {
  const [whole, , year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return whole ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : undefined;
}

/** Whether the files of the database lie beside an archive instead of in it: its name says so. */
export const hasExternalBlobs = (name: string): boolean => NAME.exec(name)?.[1] !== undefined;

/** What may leave the machine: a backup that cannot be read without the passphrase. */
export const isEncryptedBackup = (name: string): boolean =>
  madeAt(name) !== undefined && name.endsWith('.age');

/** Those that are backups of our own, oldest first. */
export const byAge = (names: string[]): string[] =>
  names
    .flatMap((name) => {
      const at = madeAt(name)?.getTime();
      return at === undefined ? [] : [{ name, at }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);

export type SafetyCopyPrefix = 'polaris-before-restore' | 'polaris-before-update';
/** The last is made by the script that rolls an update back. */
const SAFETY_COPY = /^polaris-before-(?:restore|update|roll-back)-(.*)$/;
/** How long the data that a restore or an update has replaced is kept. */
const SAFETY_COPY_DAYS = 30;

/** When a copy of what was replaced is deleted; undefined for any other file. */
export function safetyCopyEnd(name: string): Date | undefined {
  const made = madeAt(name.replace(SAFETY_COPY, 'polaris-$1'));
  if (!made || !SAFETY_COPY.test(name)) return undefined;
  return new Date(made.getTime() + SAFETY_COPY_DAYS * 86_400_000);
}

/** How many backups are kept, of different days, weeks and months. */
const RETENTION = [
  { count: 7, period: (at: Date) => at.toISOString().slice(0, 10) },
  { count: 4, period: (at: Date) => String(weekOf(at)) },
  { count: 12, period: (at: Date) => at.toISOString().slice(0, 7) },
];

/**
 * The names that need not be kept any longer; of a day, a week and a month the newest one stays. Those
 * that a clock dated ahead are left alone, and use up no place until their day has come.
 */
export function expiredBackups(names: string[], now: Date): string[] {
  const backups = byAge(names)
    .map((name) => ({ name, at: madeAt(name)! }))
    .filter(({ at }) => at <= now)
    .reverse();
  const kept = new Set<string>();
  for (const { count, period } of RETENTION) {
    const newest = new Map<string, string>();
    for (const { name, at } of backups) if (!newest.has(period(at))) newest.set(period(at), name);
    for (const name of [...newest.values()].slice(0, count)) kept.add(name);
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** Weeks since a Monday long ago. */
const weekOf = (at: Date): number => Math.floor((at.getTime() / 86_400_000 + 3) / 7);
