import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { backupName, expiredBackups, madeAt } from './backup-names';

const LATER = new Date('2100-01-02');
const day = (text: string) => backupName(new Date(`${text}T02:30:00Z`), false);
const daysBefore = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    backupName(new Date(Date.UTC(2026, 10, 21, 2, 30) - index * 86_400_000), true),
  );

describe('the name of a backup', () => {
  it('names a backup by its time and whether it is encrypted', () => {
    const at = new Date('2026-11-21T02:30:05.123Z');
    expect(backupName(at, true)).toBe('polaris-20261121T023005Z.tar.gz.age');
    expect(madeAt(backupName(at, false))).toEqual(new Date('2026-11-21T02:30:05Z'));
  });

  it.each(['notes.txt', 'polaris-before-restore-20261121T023005Z.tar.gz', 'polaris-x.tar.gz'])(
    'does not read %s as the name of a backup',
    (name) => expect(madeAt(name)).toBeUndefined(),
  );
});

describe('expiring backups in a folder', () => {
  it('keeps backups of 7 days, 4 weeks and 12 months', () => {
    const names = daysBefore(500);
    const expired = new Set(expiredBackups(names, LATER));
    const kept = names.filter((name) => !expired.has(name));
    expect(kept.slice(0, 7)).toEqual(names.slice(0, 7));
    expect(kept.map((name) => name.slice(8, 16)).slice(7)).toEqual([
      // The Sundays before the last seven days, then the last days of months.
      '20261108',
      '20261101',
      '20261031',
      '20260930',
      '20260831',
      '20260731',
      '20260630',
      '20260531',
      '20260430',
      '20260331',
      '20260228',
      '20260131',
      '20251231',
    ]);
  });

  it('keeps one of several backups of a day', () => {
    const first = backupName(new Date('2026-11-21T02:30:00Z'), false);
    const second = backupName(new Date('2026-11-21T12:00:00Z'), false);
    expect(expiredBackups([first, second], LATER)).toEqual([first]);
  });

  it('never expires other files', () => {
    expect(expiredBackups(['notes.txt', '.polaris.partial', day('2020-01-01')], LATER)).toEqual([]);
  });

  it('keeps backups dated in the future without expiring others for them', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const ahead = Array.from({ length: 7 }, (_, index) => day(`2027-12-0${index + 1}`));
    const names = [...ahead, ...daysBefore(7)];
    expect(expiredBackups(names, now)).toEqual([]);
    expect(expiredBackups(names, LATER)).not.toEqual([]);
  });

  it('keeps at most 23 backups, always including the newest', () => {
    const times = fc.array(
      fc.date({ min: new Date('2000'), max: new Date('2100'), noInvalidDate: true }),
      {
        minLength: 1,
        maxLength: 300,
      },
    );
    fc.assert(
      fc.property(times, (dates) => {
        const names = [...new Set(dates.map((at) => backupName(at, false)))];
        const expired = expiredBackups(names, LATER);
        const kept = names.filter((name) => !expired.includes(name));
        expect(kept.length).toBeLessThanOrEqual(23);
        expect(kept).toContain(names.sort().at(-1));
        // A backup that is kept must not expire in the next run.
        expect(expiredBackups(kept, LATER)).toEqual([]);
      }),
    );
  });
});
