import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { often } from '../../testing/long-form';
import {
  type SlotRequest,
  type SlotRules,
  type Span,
  explainDay,
  slotAt,
  slotsOfDay,
  windowsOf,
} from './slots';
import { addDays, dayOf } from '@polaris/contracts';

const rules = (own: Partial<SlotRules> = {}): SlotRules => ({
  timeZone: 'America/Los_Angeles',
  hours: [],
  exceptions: [],
  step: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 0,
  horizonDays: 180,
  dailyMax: null,
  ...own,
});

const request = (own: Partial<SlotRequest> = {}): SlotRequest => ({
  rules: rules(),
  now: new Date('2026-11-23T12:00:00Z'),
  minutes: 60,
  bookBy: null,
  taken: [],
  busy: [],
  ...own,
});

const MONDAY = '2026-11-30';
const monday = (startsAt: string, endsAt: string) => ({ weekday: 1, startsAt, endsAt });
const starts = (slots: Span[]): string[] => slots.map(({ startTime }) => startTime.toISOString());
const localTimes = (slots: Span[], timeZone = 'America/Los_Angeles'): string[] =>
  slots.map(({ startTime }) =>
    startTime.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
  );
const span = (startTime: string, endTime: string): Span => ({
  startTime: new Date(startTime),
  endTime: new Date(endTime),
});

describe('the bookable times of a day', () => {
  it('offers one step after another as long as the session ends within the hours', () => {
    const found = slotsOfDay(
      MONDAY,
      request({ rules: rules({ hours: [monday('09:00', '11:00')] }) }),
    );
    expect(localTimes(found)).toEqual(['9:00 AM', '9:30 AM', '10:00 AM']);
    expect(found[0]!.startTime.toISOString()).toBe('2026-11-30T17:00:00.000Z');
  });

  it('offers nothing on a weekday without hours', () => {
    const day = '2026-12-01';
    expect(
      slotsOfDay(day, request({ rules: rules({ hours: [monday('09:00', '11:00')] }) })),
    ).toEqual([]);
  });

  it("offers a day's own hours instead of its weekday's, and excludes time off", () => {
    const hours = [monday('09:00', '12:00')];
    const exceptions = [
      { day: MONDAY, kind: 'open' as const, startsAt: '13:00', endsAt: '17:00' },
      { day: MONDAY, kind: 'closed' as const, startsAt: '14:00', endsAt: '15:00' },
    ];
    const found = slotsOfDay(MONDAY, request({ rules: rules({ hours, exceptions, step: 60 }) }));
    expect(localTimes(found)).toEqual(['1:00 PM', '3:00 PM', '4:00 PM']);
  });

  it('offers nothing on a day off', () => {
    const exceptions = [{ day: MONDAY, kind: 'closed' as const, startsAt: null, endsAt: null }];
    const hours = [monday('00:00', '23:59')];
    expect(slotsOfDay(MONDAY, request({ rules: rules({ hours, exceptions }) }))).toEqual([]);
  });

  it.each([
    ['notice', request({ now: new Date('2026-11-30T10:00:00Z') }), { noticeHours: 24 }],
    ['horizon', request(), { horizonDays: 6 }],
    ['book by', request({ bookBy: '2026-11-29' }), {}],
    [
      'daily max',
      request({ taken: [span('2026-11-30T23:00Z', '2026-12-01T00:00Z')] }),
      { dailyMax: 1 },
    ],
    ['session', request({ taken: [span('2026-11-30T17:30Z', '2026-11-30T18:30Z')] }), {}],
  ])('hides a time by the rule "%s"', (rule, asked, own: Partial<SlotRules>) => {
    const given = { ...asked, rules: rules({ hours: [monday('09:00', '10:00')], ...own }) };
    expect(explainDay(MONDAY, given).map(({ hiddenBy }) => hiddenBy)).toEqual([rule]);
  });

  it('keeps the time before and after a session free', () => {
    const taken = [span('2026-11-30T19:00Z', '2026-11-30T20:00Z')];
    const own = { hours: [monday('09:00', '14:00')], bufferBefore: 15, bufferAfter: 30, step: 15 };
    const found = localTimes(slotsOfDay(MONDAY, request({ taken, rules: rules(own) })));
    // The session is from 11 to 12: an earlier one must end by 10:30, a later one start at 12:15.
    expect(found).toContain('9:30 AM');
    expect(found).not.toContain('9:45 AM');
    expect(found).not.toContain('12:00 PM');
    expect(found).toContain('12:15 PM');
  });

  it('hides times that overlap a busy time with its buffers, without counting toward the daily maximum', () => {
    const busy = [{ ...span('2026-11-30T19:00Z', '2026-11-30T20:00Z'), label: 'Private' }];
    const own = { hours: [monday('09:00', '14:00')], bufferAfter: 30, dailyMax: 1 };
    const found = explainDay(MONDAY, request({ busy, rules: rules(own) }));
    const hidden = found.filter(({ hiddenBy }) => hiddenBy === 'busy');
    expect(localTimes(hidden)).toEqual(['10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM']);
    expect(new Set(hidden.map(({ calendar }) => calendar))).toEqual(new Set(['Private']));
    expect(found.filter(({ calendar, hiddenBy }) => !calendar && !hiddenBy)).toHaveLength(5);
  });

  it('counts sessions up to the last day of the horizon and of the purchase', () => {
    const own = rules({ hours: [monday('09:00', '10:00')], horizonDays: 7 });
    expect(slotsOfDay(MONDAY, request({ rules: own, bookBy: MONDAY }))).toHaveLength(1);
  });
});

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  startsAt: '00:00',
  endsAt: '06:00',
}));

describe('days with a clock change', () => {
  const onDay = (day: string, timeZone: string, own: Partial<SlotRules> = {}) =>
    slotsOfDay(
      day,
      request({
        now: new Date(`${addDays(day, -7)}T00:00:00Z`),
        minutes: 30,
        rules: rules({ timeZone, hours: everyDay, ...own }),
      }),
    );

  it.each([
    ['America/Los_Angeles', '2027-03-14', ['2:00 AM', '2:30 AM']],
    ['America/New_York', '2026-03-08', ['2:00 AM', '2:30 AM']],
    ['Europe/Berlin', '2027-03-28', ['2:00 AM', '2:30 AM']],
    ['Europe/London', '2027-03-28', ['1:00 AM', '1:30 AM']],
    ['Australia/Lord_Howe', '2026-10-04', ['2:00 AM']],
  ])('offers no time that the clocks of %s skip on %s', (timeZone, day, skipped) => {
    const found = localTimes(onDay(day, timeZone), timeZone);
    expect(found).toHaveLength(12 - skipped.length);
    for (const time of skipped) expect(found).not.toContain(time);
  });

  it.each([
    ['America/Los_Angeles', '2026-11-01', '1:30 AM', '2026-11-01T08:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2:30 AM', '2026-10-25T00:30:00.000Z'],
    ['Australia/Lord_Howe', '2027-04-04', '1:30 AM', '2027-04-03T14:30:00.000Z'],
  ])('offers a time that occurs twice in %s on %s once', (timeZone, day, time, first) => {
    const found = onDay(day, timeZone);
    expect(localTimes(found, timeZone).filter((shown) => shown === time)).toHaveLength(1);
    expect(starts(found)).toContain(first);
  });

  it('offers nothing on the day that Apia skipped', () => {
    expect(onDay('2011-12-30', 'Pacific/Apia')).toEqual([]);
    expect(onDay('2011-12-31', 'Pacific/Apia')).toHaveLength(12);
  });

  it('ends hours before the change when the clocks skip their end', () => {
    const hours = [{ weekday: 7, startsAt: '00:00', endsAt: '02:30' }];
    const found = onDay('2027-03-14', 'America/Los_Angeles', { hours });
    expect(found.at(-1)!.endTime <= new Date('2027-03-14T10:00:00Z')).toBe(true);
  });
});

const ZONES = [
  'UTC', 'America/New_York', 'America/Los_Angeles', 'America/Chicago', 'America/Denver',
  'America/Phoenix', 'America/Anchorage', 'Pacific/Honolulu', 'America/St_Johns', 'America/Halifax',
  'America/Sao_Paulo', 'America/Santiago', 'Europe/London', 'Europe/Berlin', 'Europe/Athens',
  'Europe/Moscow', 'Africa/Cairo', 'Africa/Casablanca', 'Asia/Jerusalem', 'Asia/Beirut',
  'Asia/Dubai', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Tokyo', 'Australia/Sydney',
  'Australia/Adelaide', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Chatham', 'Pacific/Apia',
]; // prettier-ignore

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const hoursIn = fc
  .tuple(fc.integer({ min: 0, max: 94 }), fc.integer({ min: 1, max: 95 }))
  .map(([from, length]) => ({
    startsAt: clock(from * 15),
    endsAt: clock(Math.min(from * 15 + length * 15, 1439)),
  }));

/** A day from 2026 to 2030, often near a clock change. */
const someDay = fc.oneof(
  fc.integer({ min: 0, max: 1825 }).map((days) => addDays('2026-01-01', days)),
  fc
    .tuple(
      fc.integer({ min: 2026, max: 2030 }),
      fc.constantFrom('03-05', '03-24', '09-24', '10-01', '10-22', '10-29'),
      fc.integer({ min: 0, max: 10 }),
    )
    .map(([year, day, days]) => addDays(`${year}-${day}`, days)),
);

/** Minutes after midnight in UTC, and the length. */
const someSpans = fc.array(
  fc.tuple(fc.integer({ min: -1440, max: 2880 }), fc.integer({ min: 15, max: 180 })),
  { maxLength: 5 },
);

const someRequest = fc.record({
  day: someDay,
  zone: fc.constantFrom(...ZONES),
  hours: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), hoursIn), { maxLength: 12 }),
  exceptions: fc.array(fc.tuple(fc.constantFrom('open' as const, 'closed' as const), hoursIn), {
    maxLength: 3,
  }),
  step: fc.constantFrom(15, 30, 60),
  buffers: fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 120 })),
  noticeHours: fc.integer({ min: 0, max: 48 }),
  dailyMax: fc.option(fc.integer({ min: 1, max: 6 })),
  minutes: fc.constantFrom(15, 20, 45, 60, 90, 480),
  sessions: someSpans,
  busy: someSpans,
});

type Asked = typeof someRequest extends fc.Arbitrary<infer Value> ? Value : never;

const spansOf = (midnight: number, minutes: [number, number][]): Span[] =>
  minutes.map(([from, length]) => ({
    startTime: new Date(midnight + from * 60_000),
    endTime: new Date(midnight + (from + length) * 60_000),
  }));

function requestOf({ day, zone, hours, exceptions, buffers, ...asked }: Asked): SlotRequest {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return {
    now: new Date(midnight - 86_400_000),
    minutes: asked.minutes,
    bookBy: null,
    taken: spansOf(midnight, asked.sessions),
    busy: spansOf(midnight, asked.busy).map((one) => ({ ...one, label: 'Private' })),
    rules: rules({
      timeZone: zone,
      hours: hours.map(([weekday, times]) => ({ weekday, ...times })),
      exceptions: exceptions.map(([kind, times]) => ({ day, kind, ...times })),
      step: asked.step,
      bufferBefore: buffers[0],
      bufferAfter: buffers[1],
      noticeHours: asked.noticeHours,
      dailyMax: asked.dailyMax,
    }),
  };
}

it('offers only times that exist, once, free and within the hours, for any rules and time zone', () => {
  fc.assert(
    fc.property(someRequest, (asked) => {
      const { day, zone, buffers } = asked;
      const own = requestOf(asked);
      const found = slotsOfDay(day, own);
      const walls = found.map(({ startTime }) =>
        startTime.toLocaleString('sv-SE', { timeZone: zone }),
      );
      expect(new Set(walls).size).toBe(walls.length);
      for (const [index, { startTime, endTime }] of found.entries()) {
        expect(walls[index]!.slice(0, 10)).toBe(day);
        expect(dayOf(startTime, zone)).toBe(day);
        expect(+endTime - +startTime).toBe(asked.minutes * 60_000);
        expect(+startTime >= +own.now + asked.noticeHours * 3_600_000).toBe(true);
        for (const session of [...own.taken, ...own.busy])
          expect(
            +endTime + buffers[1] * 60_000 <= +session.startTime ||
              +startTime - buffers[0] * 60_000 >= +session.endTime,
          ).toBe(true);
        // An offered time can be booked immediately.
        expect(slotAt(startTime, own)).toEqual({ startTime, endTime });
      }
    }),
    { numRuns: often(100, 300, 20_000) },
  );
});

/** Without a clock change, a day is 1,440 minutes from its midnight, so the check can be simple. */
function expectedStarts(midnight: number, day: string, own: SlotRequest): number[] {
  const { step, bufferBefore, bufferAfter, noticeHours, dailyMax } = own.rules;
  const ofDay = own.taken.filter(
    ({ startTime }) => +startTime >= midnight && +startTime < midnight + 86_400_000,
  );
  if (dailyMax !== null && ofDay.length >= dailyMax) return [];
  const isOpen = (start: number): boolean =>
    windowsOf(day, own.rules).some(
      ({ from, to }) => start >= from && (start - from) % step === 0 && start + own.minutes <= to,
    );
  const isFree = (start: number): boolean =>
    [...own.taken, ...own.busy].every(
      ({ startTime, endTime }) =>
        midnight + (start + own.minutes + bufferAfter) * 60_000 <= +startTime ||
        midnight + (start - bufferBefore) * 60_000 >= +endTime,
    );
  return Array.from({ length: 1440 }, (_, minute) => minute)
    .filter((start) => isOpen(start) && isFree(start))
    .map((start) => midnight + start * 60_000)
    .filter((start) => start >= +own.now + noticeHours * 3_600_000);
}

it('offers every time that the rules allow on a day without a clock change', () => {
  const offset = (time: number, timeZone: string): number =>
    Date.parse(`${new Date(time).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`) - time;
  fc.assert(
    fc.property(someRequest, (asked) => {
      const { day, zone } = asked;
      const utc = Date.parse(`${day}T00:00:00Z`);
      const midnight = utc - offset(utc, zone);
      // A change within two days either way could affect this day.
      const around = [-48, -24, 0, 24, 48].map((hours) =>
        offset(midnight + hours * 3_600_000, zone),
      );
      fc.pre(new Set(around).size === 1);
      const own = requestOf(asked);
      const found = slotsOfDay(day, own).map(({ startTime }) => +startTime);
      expect(found).toEqual(expectedStarts(midnight, day, own));
    }),
    { numRuns: often(100, 300, 20_000) },
  );
});
