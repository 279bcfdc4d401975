const NAME = /^polaris-(nightly-)?(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(\.age)?$/;

/** The file name of a backup. Safety copies have their own prefixes. */
export function backupName(
  at: Date,
  isEncrypted: boolean,
  prefix: 'polaris' | 'polaris-nightly' | SafetyCopyPrefix = 'polaris',
): string {
  const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${prefix}-${stamp}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** When a backup was made, by its file name; undefined for other files. */
export function madeAt(name: string): Date | undefined {
  const [whole, , year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return whole ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : undefined;
}

/** Whether the archive has its blobs in separate files, by its name. */
export const hasExternalBlobs = (name: string): boolean => NAME.exec(name)?.[1] !== undefined;

/** Only encrypted backups can leave the machine. */
export const isEncryptedBackup = (name: string): boolean =>
  madeAt(name) !== undefined && name.endsWith('.age');

/** Our own backups, oldest first. */
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
/** How many days the data replaced by a restore or update is kept. */
const SAFETY_COPY_DAYS = 30;

/** When a safety copy is deleted; undefined for other files. */
export function safetyCopyEnd(name: string): Date | undefined {
  const made = madeAt(name.replace(SAFETY_COPY, 'polaris-$1'));
  if (!made || !SAFETY_COPY.test(name)) return undefined;
  return new Date(made.getTime() + SAFETY_COPY_DAYS * 86_400_000);
}

/** How many backups are kept: one per day, week and month each. */
const RETENTION = [
  { count: 7, period: (at: Date) => at.toISOString().slice(0, 10) },
  { count: 4, period: (at: Date) => String(weekOf(at)) },
  { count: 12, period: (at: Date) => at.toISOString().slice(0, 7) },
];

/**
 * The backups to delete: the newest of each kept day, week and month stays. Backups with a future date, from a wrong
 * clock, are ignored until that date.
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

/** The number of weeks since a Monday in the past. */
const weekOf = (at: Date): number => Math.floor((at.getTime() / 86_400_000 + 3) / 7);
