import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import ical, { type VEvent } from 'node-ical';
import { calendarOf } from '../../../testing/calendars/calendar-server';
import { someOf } from '../../../testing/long-form';
import { readInProcess } from './calendar-reader.service';
import { type BusyTimes, type CalendarText, readBusyTimes } from './read-busy-times';
import { windowsZones } from './windows-zones';
import { zoneNames } from './zone-names';

const TESTING = `${import.meta.dirname}/../../../testing/calendars`;
const NODE_MODULES = `${import.meta.dirname}/../../../../../../node_modules`;
const span = { start: Date.parse('2026-11-27T00:00Z'), end: Date.parse('2027-06-05T00:00Z') };
const asked = (text: string): CalendarText => ({
  text,
  span,
  timeZone: 'America/New_York',
  ownHost: 'polaris.test',
});
const read = (...events: string[]): BusyTimes => readBusyTimes(asked(calendarOf(...events)));
const iso = (instant: number): string => new Date(instant).toISOString().replace(':00.000Z', 'Z');
const shown = ({ times }: BusyTimes): string[] =>
  times.map(({ start, end }) => `${iso(start)} ${iso(end)}`);

const HOUR = 'DTSTART:20261202T180000Z\nDTEND:20261202T190000Z';

describe('when a calendar is busy', () => {
  it("reads an event without a time zone in the business's time zone", () => {
    expect(shown(read('DTSTART:20261202T090000\nDURATION:PT1H30M'))).toEqual([
      '2026-12-02T14:00Z 2026-12-02T15:30Z',
    ]);
  });

  it('keeps an event at its local time when the clocks change', () => {
    const weekly =
      'DTSTART;TZID=America/New_York:20270301T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=3';
    expect(shown(read(weekly))).toEqual([
      '2027-03-01T14:00Z 2027-03-01T15:00Z',
      '2027-03-08T14:00Z 2027-03-08T15:00Z',
      '2027-03-15T13:00Z 2027-03-15T14:00Z',
    ]);
  });

  it('reads a time that the clocks skip as before the change', () => {
    expect(shown(read('DTSTART;TZID=America/New_York:20270314T023000\nDURATION:PT1H'))).toEqual([
      '2027-03-14T07:30Z 2027-03-14T08:30Z',
    ]);
  });

  it("marks all-day events, which last from midnight to midnight in the business's time zone", () => {
    const days = read('DTSTART;VALUE=DATE:20261224\nDTEND;VALUE=DATE:20261226');
    expect(shown(days)).toEqual(['2026-12-24T05:00Z 2026-12-26T05:00Z']);
    expect(days.times[0]!.isAllDay).toBe(true);
    expect(shown(read('DTSTART;VALUE=DATE:20261224'))).toEqual([
      '2026-12-24T05:00Z 2026-12-25T05:00Z',
    ]);
  });

  it.each([
    ['canceled', `${HOUR}\nSTATUS:CANCELLED`],
    ['transparent', `${HOUR}\nTRANSP:TRANSPARENT`],
    ['free in Outlook', `${HOUR}\nX-MICROSOFT-CDO-BUSYSTATUS:FREE`],
    ['without a length', 'DTSTART:20261202T180000Z'],
    ['over', 'DTSTART:20251202T180000Z\nDURATION:PT1H'],
    ['beyond the horizon', 'DTSTART:20281202T180000Z\nDURATION:PT1H'],
    ['one of our sessions', `UID:appointment-7@polaris.test\n${HOUR}`],
  ])('omits an event that is %s', (_which, event) => {
    expect(read(event)).toEqual({ times: [], skipped: 0 });
  });

  describe("events declined by the calendar's owner", () => {
    const owned = (event: string, name = 'Ines@polaris.example') =>
      calendarOf(event).replace('BEGIN:VEVENT', `X-WR-CALNAME:${name}\r\nBEGIN:VEVENT`);
    const guest = (address: string, status = 'DECLINED') =>
      `${HOUR}\nATTENDEE;CN=Ines;PARTSTAT=${status}:mailto:${address}`;

    it.each([
      ['free', guest('ines@polaris.example'), undefined, 0],
      [
        'free by the address in a parameter',
        `${HOUR}\nATTENDEE;EMAIL=ines@polaris.example;PARTSTAT=DECLINED:urn:uuid:7`,
        undefined,
        0,
      ],
      ['busy when someone else declined', guest('maya@example.com'), undefined, 1],
      ['busy when it was accepted', guest('ines@polaris.example', 'ACCEPTED'), undefined, 1],
      ['busy when the calendar has another name', guest('ines@polaris.example'), 'Work', 1],
    ])('reads an event as %s', (_, event, name, count) => {
      expect(readBusyTimes(asked(owned(event, name))).times).toHaveLength(count);
    });

    it('frees only the declined occurrence of a repeating invitation', () => {
      const series = 'UID:a\nDTSTART:20261201T180000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3';
      const declined = `UID:a\nRECURRENCE-ID:20261202T180000Z\n${guest('ines@polaris.example')}`;
      const text = calendarOf(series, declined).replace(
        'BEGIN:VEVENT',
        'X-WR-CALNAME:ines@polaris.example\r\nBEGIN:VEVENT',
      );
      expect(readBusyTimes(asked(text)).times).toHaveLength(2);
    });
  });

  it('counts a session of another Polaris as busy', () => {
    expect(read(`UID:appointment-7@elsewhere.test\n${HOUR}`).times).toHaveLength(1);
  });

  it('moves one occurrence of a repeating event, and omits another', () => {
    const series = `UID:a\nDTSTART:20261201T100000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=4
      EXDATE:20261202T100000Z`;
    const moved = 'UID:a\nRECURRENCE-ID:20261203T100000Z\nDTSTART:20261203T150000Z\nDURATION:PT1H';
    expect(shown(read(series, moved))).toEqual([
      '2026-12-01T10:00Z 2026-12-01T11:00Z',
      '2026-12-03T15:00Z 2026-12-03T16:00Z',
      '2026-12-04T10:00Z 2026-12-04T11:00Z',
    ]);
  });

  it('repeats an event through the whole last day of its rule', () => {
    const rule = 'RRULE:FREQ=DAILY;UNTIL=20261203';
    expect(shown(read(`DTSTART:20261202T180000Z\nDURATION:PT1H\n${rule}`))).toEqual([
      '2026-12-02T18:00Z 2026-12-02T19:00Z',
      '2026-12-03T18:00Z 2026-12-03T19:00Z',
    ]);
  });

  it('adds extra times and periods to an event', () => {
    const event = `${HOUR}\nRDATE:20261203T180000Z\nRDATE;VALUE=PERIOD:20261204T180000Z/PT2H`;
    expect(shown(read(event))).toEqual([
      '2026-12-02T18:00Z 2026-12-02T19:00Z',
      '2026-12-03T18:00Z 2026-12-03T19:00Z',
      '2026-12-04T18:00Z 2026-12-04T20:00Z',
    ]);
  });

  it('joins times that overlap or touch', () => {
    const next = 'DTSTART:20261202T190000Z\nDURATION:PT1H';
    expect(shown(read(HOUR, HOUR, next))).toEqual(['2026-12-02T18:00Z 2026-12-02T20:00Z']);
  });

  it('reads busy times from a calendar without events', () => {
    const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VFREEBUSY\r
FREEBUSY;FBTYPE=BUSY:20261202T180000Z/20261202T190000Z,20261203T180000Z/PT30M\r
FREEBUSY;FBTYPE=FREE:20261204T180000Z/PT30M\r\nEND:VFREEBUSY\r\nEND:VCALENDAR\r\n`;
    expect(shown(readBusyTimes(asked(text)))).toEqual([
      '2026-12-02T18:00Z 2026-12-02T19:00Z',
      '2026-12-03T18:00Z 2026-12-03T18:30Z',
    ]);
  });

  it.each([
    ['a start', 'DTSTART:20261224', '2026-12-24T05:00Z 2026-12-25T05:00Z'],
    ['an end', 'DTSTART:20261224\nDTEND:20261226', '2026-12-24T05:00Z 2026-12-26T05:00Z'],
    [
      'an exception',
      'DTSTART:20261224T150000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE:20261225',
      '2026-12-24T15:00Z 2026-12-24T16:00Z',
    ],
  ])('reads %s that is a date without saying so', (_what, event, time) => {
    expect(read(event)).toMatchObject({ skipped: 0 });
    expect(shown(read(event))).toEqual([time]);
  });

  it('uses the end of an event with a zero duration', () => {
    expect(shown(read(`${HOUR}\nDURATION:PT0S`))).toEqual(['2026-12-02T18:00Z 2026-12-02T19:00Z']);
  });

  it('cuts a time at the end of the requested range, and drops one that ends before it starts', () => {
    const endless = 'DTSTART:20261202T180000Z\nDURATION:P99999999W';
    expect(shown(read(endless))).toEqual([`2026-12-02T18:00Z ${iso(span.end)}`]);
    const backward = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VFREEBUSY\r
FREEBUSY;FBTYPE=BUSY:20261203T180000Z/20261202T190000Z\r\nEND:VFREEBUSY\r\nEND:VCALENDAR\r\n`;
    expect(readBusyTimes(asked(backward)).times).toEqual([]);
  });

  it('counts an event whose start cannot be parsed, and reads the others', () => {
    const broken = 'DTSTART;TZID="W. Europe Standard Time:20261202T090000"\nDURATION:PT1H';
    expect(read(broken, HOUR, broken)).toMatchObject({ skipped: 2, times: [{ isAllDay: false }] });
  });

  it.each([
    'DESCRIPTION:The first\nsecond line of a description',
    'DESCRIPTION:The first\nNote: with a colon',
    'RRULE:',
    'DURATION:',
    'EXDATE:',
    'EXDATE;TZID=Europe/Berlin:',
    'RDATE:',
    'RECURRENCE-ID:',
    'STATUS:',
    'ATTENDEE:',
    'GEO:somewhere',
    'LOCATION;ALTREP="broken:x',
    '=',
    'BEGIN:VALARM\nTRIGGER:\nDTSTART:20200101T000000Z',
  ])('drops the line %s, but keeps its event', (line) => {
    for (const event of [`${HOUR}\n${line}`, `${line}\n${HOUR}`].slice(
      0,
      line.includes('VALARM') ? 1 : 2,
    ))
      expect(read(event)).toMatchObject({ skipped: 0, times: [{ isAllDay: false }] });
  });

  it.each([
    ['RRULE:FREQ=DAILY;COUNT=many', '2026-12-02T18:00Z 2026-12-02T19:00Z'],
    ['EXDATE:tomorrow', '2026-12-02T18:00Z 2026-12-02T19:00Z'],
  ])('counts an event whose line %s is dropped', (line, time) => {
    const found = read(`${HOUR}\n${line}`);
    expect([shown(found), found.skipped]).toEqual([[time], 1]);
  });

  it('assumes an hour for an event whose end cannot be read', () => {
    const found = read('DTSTART:20261202T180000Z\nDTEND:later');
    expect([shown(found), found.skipped]).toEqual([['2026-12-02T18:00Z 2026-12-02T19:00Z'], 1]);
  });

  it('reads the later version of a duplicate event', () => {
    const [first, second] = ['DTSTART:20261202T180000Z', 'DTSTART:20261203T180000Z'];
    const versions = [
      `UID:a\nSEQUENCE:2\n${second}\nDURATION:PT1H`,
      `UID:a\n${first}\nDURATION:PT1H`,
    ];
    expect(shown(read(...versions))).toEqual(['2026-12-03T18:00Z 2026-12-03T19:00Z']);
  });

  it('counts events that it cannot read, and reads the others', () => {
    const found = read(HOUR, 'DTSTART:soon\nDURATION:PT1H', 'SUMMARY:No time at all');
    expect([found.times.length, found.skipped]).toEqual([1, 2]);
  });
});

describe('time zones', () => {
  it('maps Windows time zones as CLDR does', () => {
    const known = JSON.parse(
      readFileSync(`${NODE_MODULES}/node-ical/windowsZones.json`, 'utf8'),
    ) as Record<string, { iana: string[] }>;
    for (const [name, zone] of Object.entries(windowsZones)) {
      expect([name, zone]).toEqual([name, known[name]!.iana[0]]);
      expect(new Intl.DateTimeFormat('en', { timeZone: zone! })).toBeTruthy();
    }
  });

  it.each([
    ['W. Europe Standard Time', '2026-12-02T08:00Z'],
    ['/freeassociation.sourceforge.net/Europe/Berlin', '2026-12-02T08:00Z'],
    ['America/Argentina/Buenos_Aires', '2026-12-02T12:00Z'],
    ['Etc/UTC', '2026-12-02T09:00Z'],
    ['EST5EDT', '2026-12-02T14:00Z'],
    ['EST', '2026-12-02T14:00Z'],
    ['PST8PDT', '2026-12-02T17:00Z'],
    ['CET', '2026-12-02T08:00Z'],
    ['Japan', '2026-12-02T00:00Z'],
    ['Singapore', '2026-12-02T01:00Z'],
    ['Israel', '2026-12-02T07:00Z'],
    ['US/Pacific', '2026-12-02T17:00Z'],
    ['Asia/Calcutta', '2026-12-02T03:30Z'],
    ['europe/berlin', '2026-12-02T08:00Z'],
    ['America/Los Angeles', '2026-12-02T17:00Z'],
    ['Eastern Time (US & Canada)', '2026-12-02T14:00Z'],
    ['(UTC-05:00) Eastern Time (US & Canada)', '2026-12-02T14:00Z'],
    ['(GMT-08.00) Pacific Time (US & Canada)', '2026-12-02T17:00Z'],
    ['(UTC-06:00) Central Time (US and Canada)', '2026-12-02T15:00Z'],
    ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', '2026-12-02T08:00Z'],
    ['Mexico Standard Time', '2026-12-02T15:00Z'],
    ['tzone://Microsoft/Utc', '2026-12-02T09:00Z'],
    ['UTC+2', '2026-12-02T07:00Z'],
    ['GMT-0530', '2026-12-02T14:30Z'],
  ])('reads nine o’clock in "%s" without a definition of the time zone', (zone, instant) => {
    const found = read(
      `DTSTART;TZID=${zone.includes(':') && !zone.startsWith('"') ? `"${zone}"` : zone}:20261202T090000\nDURATION:PT1H`,
    );
    expect(shown(found)[0]).toContain(`${instant} `);
    expect(found.skipped).toBe(0);
  });

  it.each(['Nowhere/At_All', 'Customized Time Zone', 'Mars', 'UTC+99'])(
    'reads an event in the unknown time zone "%s" in the business\'s, and counts it',
    (zone) => {
      const found = read(`DTSTART;TZID=${zone}:20261202T090000\nDURATION:PT1H`);
      expect([shown(found)[0], found.skipped]).toEqual(['2026-12-02T14:00Z 2026-12-02T15:00Z', 1]);
    },
  );

  it('knows alternative names of time zones', () => {
    for (const [name, zone] of Object.entries(zoneNames))
      expect([name, new Intl.DateTimeFormat('en', { timeZone: zone! })]).toBeTruthy();
  });

  it('reads an unknown time zone by its definition in the file', () => {
    const zone = [
      'BEGIN:VTIMEZONE\r\nTZID:Our own\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000',
      'TZOFFSETFROM:+0330\r\nTZOFFSETTO:+0330\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n',
    ].join('\r\n');
    const text = calendarOf('DTSTART;TZID=Our own:20261202T090000\nDURATION:PT1H').replace(
      'BEGIN:VEVENT',
      `${zone}BEGIN:VEVENT`,
    );
    expect(shown(readBusyTimes(asked(text)))).toEqual(['2026-12-02T05:30Z 2026-12-02T06:30Z']);
  });
});

describe('calendars of real programs', () => {
  /** Reads the calendar with a second library, which shares no code with the first. */
  function readBySecondLibrary(text: string): string[] {
    const [from, to] = [new Date(span.start), new Date(span.end)];
    const events = Object.values(ical.sync.parseICS(text)).filter(
      (one): one is VEvent => one?.type === 'VEVENT',
    );
    return events
      .flatMap((event) => ical.expandRecurringEvent(event, { from, to, expandOngoing: true }))
      .filter(({ event }) => event.transparency !== 'TRANSPARENT' && event.status !== 'CANCELLED')
      .filter(({ start, end, isFullDay }) => !isFullDay && +end > span.start && +start < span.end)
      .map(({ start, end }) => `${iso(+start)} ${iso(+end)}`)
      .sort();
  }

  it.each(['google', 'outlook', 'proton', 'icloud'])(
    'reads a calendar of %s like a second library',
    (program) => {
      // The second library reads times without a time zone in the machine's.
      const text = readFileSync(`${TESTING}/${program}.ics`, 'utf8').replace(
        /(DTSTART|DTEND):(20261205T1[56]0000)\r\n/g,
        '$1;TZID=America/New_York:$2\r\n',
      );
      const { times, skipped } = readBusyTimes(asked(text));
      const timed = times.filter(({ isAllDay }) => !isAllDay);
      expect(shown({ times: timed, skipped })).toEqual(readBySecondLibrary(text));
      expect(skipped).toBe(0);
    },
  );

  it.each([
    ['google', '2026-12-24T05:00Z 2026-12-27T05:00Z'],
    ['outlook', '2027-02-15T05:00Z 2027-02-20T05:00Z'],
    ['proton', '2027-02-01T05:00Z 2027-02-06T05:00Z'],
    ['icloud', '2026-11-26T05:00Z 2026-11-28T05:00Z'],
  ])('reads the days off in a calendar of %s', (program, days) => {
    const { times } = readBusyTimes(asked(readFileSync(`${TESTING}/${program}.ics`, 'utf8')));
    expect(shown({ times: times.filter(({ isAllDay }) => isAllDay), skipped: 0 })).toEqual([days]);
  });

  it.each([
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'FREQ=MONTHLY;INTERVAL=5;BYDAY=-1MO',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'FREQ=YEARLY;BYMONTH=1,3;BYDAY=2SU',
    'FREQ=YEARLY',
    'FREQ=WEEKLY;COUNT=400',
  ])('repeats %s for years like a second library', (rule) => {
    const event = `DTSTART;TZID=Europe/Berlin:20190131T160000\nDURATION:PT1H\nRRULE:${rule}`;
    expect(shown(read(event))).toEqual(readBySecondLibrary(calendarOf(event)));
  });
});

describe('invalid and oversized calendars', () => {
  it.each(['', '<!doctype html><title>Sign in</title>', 'BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD'])(
    'rejects %j as a calendar',
    async (text) => {
      await expect(readInProcess(asked(text))).rejects.toThrow(/^This address does not lead to a/);
    },
  );

  const first = '2026-12-02T18:00Z 2026-12-02T19:00Z';
  const other = 'DTSTART:20261204T180000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2';
  const others = ['2026-12-04T18:00Z 2026-12-04T19:00Z', '2026-12-05T18:00Z 2026-12-05T19:00Z'];

  const unreadable = [
    'FREQ=SECONDLY',
    'FREQ=MINUTELY',
    'FREQ=SECONDLY;INTERVAL=7;BYSECOND=1',
    'FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15;BYMINUTE=0,10,20,30',
    'FREQ=NEVER',
    'FREQ=YEARLY;BYYEARDAY=1;BYMONTH=1',
  ];
  it.each(someOf(unreadable, (_rule, at) => at % 4 === 0))(
    'counts an event with the rule %s as busy at its own time, and reads the others',
    async (rule) => {
      const found = await readInProcess(asked(calendarOf(`${HOUR}\nRRULE:${rule}`, other)));
      expect(shown(found)).toEqual([first, ...others]);
      expect(found.skipped).toBe(1);
    },
  );

  it.each(['FREQ=MONTHLY;BYMONTHDAY=32', 'FREQ=YEARLY;BYDAY=60MO'])(
    'reads an event with the rule %s, which never matches, at its own time',
    async (rule) => {
      const found = await readInProcess(asked(calendarOf(`${HOUR}\nRRULE:${rule}`, other)));
      expect(shown(found)).toEqual([first, ...others]);
    },
  );

  it('skips a rule that would count through many years, and reads the other events', () => {
    const old = 'DTSTART:16010101T000000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=999999999';
    const found = read(old, other);
    expect(shown(found)).toEqual(others);
    expect(found.skipped).toBe(1);
  });

  it('reads a daily event that started ten years ago', () => {
    const old = 'DTSTART:20161202T180000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=5000';
    expect(read(old)).toMatchObject({ skipped: 0 });
    expect(read(old).times).toHaveLength(190);
  });

  it('reads the other events among 300 with endless rules', async () => {
    const endless = Array.from(
      { length: 300 },
      () => `${HOUR}\nRRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=31`,
    );
    const found = await readInProcess(asked(calendarOf(other, ...endless)), 20_000);
    expect(shown(found)).toEqual([first, ...others]);
    expect(found.skipped).toBe(300);
  });

  it('reads the other events among 100,000 without an end', async () => {
    const text = calendarOf(other).replace(
      'BEGIN:VEVENT',
      'BEGIN:VEVENT\r\n'.repeat(100_000).trim(),
    );
    const found = await readInProcess(asked(text), 20_000);
    expect(shown(found)).toEqual(others);
    expect(found.skipped).toBe(99_999);
  });

  const oddLines = [
    'RRULE:FREQ=SECONDLY',
    'RRULE:FREQ=YEARLY;BYHOUR=1,2,3;BYMINUTE=1,2,3;BYSECOND=1,2,3',
    'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'RRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=31',
    'RRULE:',
    'TZOFFSETTO:soon',
  ];
  it.each(someOf(oddLines, (_line, at) => at % 3 === 0))(
    'reads times of a time zone with the line %s',
    async (line) => {
      const zone = `BEGIN:VTIMEZONE\r\nTZID:Our own\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r
TZOFFSETFROM:+0330\r\nTZOFFSETTO:+0330\r\n${line}\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n`;
      const event = 'DTSTART;TZID=Our own:20261202T090000\nDURATION:PT1H';
      const text = calendarOf(event).replace('BEGIN:VEVENT', `${zone}BEGIN:VEVENT`);
      expect(shown(await readInProcess(asked(text)))).toEqual([
        '2026-12-02T05:30Z 2026-12-02T06:30Z',
      ]);
    },
  );

  it('merges times when there are more than can be stored, and loses none', () => {
    const day = Date.parse('2026-12-01T00:00Z');
    const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.000/g, '');
    const periods = Array.from({ length: 12_000 }, (_, at) => `${stamp(day + at * 600_000)}/PT1M`);
    const text = `BEGIN:VCALENDAR\r\nBEGIN:VFREEBUSY\r\nFREEBUSY:${periods.join(',')}\r\nEND:VFREEBUSY\r\nEND:VCALENDAR\r\n`;
    const { times } = readBusyTimes(asked(text));
    expect(times.length).toBeLessThanOrEqual(10_000);
    expect([times[0]!.start, times.at(-1)!.end]).toEqual([day, day + 11_999 * 600_000 + 60_000]);
  });

  it('does not read a truncated calendar, which would free busy times', () => {
    const text = calendarOf(HOUR, other);
    expect(() => readBusyTimes(asked(text.slice(0, text.indexOf('END:VEVENT'))))).toThrow();
  });

  it('reads 5 MB in a separate process', async () => {
    const days = Array.from(
      { length: 190 },
      (_, index) => new Date(span.start + index * 86_400_000),
    );
    const event = (day: Date, index: number) =>
      `DTSTART:${day.toISOString().slice(0, 10).replaceAll('-', '')}T100000Z\nDURATION:PT1H
        DESCRIPTION:${'What is said about it. '.repeat(8)}\nSUMMARY:Event ${index}`;
    const text = calendarOf(
      ...Array.from({ length: 15_000 }, (_, index) => event(days[index % 190]!, index)),
    );
    expect(text.length).toBeGreaterThan(4 * 1024 * 1024);
    // On a busy machine it takes longer than a server would wait.
    expect((await readInProcess(asked(text), 60_000)).times).toHaveLength(190);
  });
});
