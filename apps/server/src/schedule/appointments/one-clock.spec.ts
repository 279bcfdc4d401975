import { describe, expect, it } from '@jest/globals';
import {
  HOUR_MS,
  MINUTE_MS,
  instantOf,
  sessionSpan,
  wallOf,
  weekdayText,
} from '@polaris/contracts';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { renderMail } from '../../platform/mail/render-mail';
import { toCalendarFile } from './calendar-file';
import { SessionMail } from './mails/session-mail';

const zones = Intl.supportedValuesOf('timeZone');

/** From 2020 to 2034, by the minute. */
const moments = fc.record({
  zone: fc.constantFrom(...zones),
  minute: fc.integer({ min: 26_297_280, max: 34_186_464 }),
});

const eventOf = (file: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')!);

const WHEN = /^When: (\w+), (\w+ \d+), (\d{4}), (\d+:\d\d [AP]M) – /m;

describe('a session in 1,000 random time zones', () => {
  it('shows a session at the same moment and day on screens, in mails and in calendar files', async () => {
    await fc.assert(
      fc.asyncProperty(moments, async ({ zone, minute }) => {
        const start = new Date(minute * MINUTE_MS);
        const session = {
          ...{ id: 7, userId: null, version: 1, place: null, title: 'Kick-off' },
          ...{ startTime: start, endTime: new Date(+start + HOUR_MS) },
        };
        const { text } = await renderMail(SessionMail, {
          ...{ change: 'booked' as const, session, timeZone: zone, sender: 'Ines Calloway' },
        });
        const [, weekday, day, year, clock] = WHEN.exec(text)!;
        const [from, to] = [session.startTime, session.endTime].map((at) => at.toISOString());
        expect(sessionSpan(from!, to!, zone)).toContain(`${weekday}, ${day}, ${year}, ${clock} – `);
        expect(weekdayText(from!, zone)).toBe(`${weekday}, ${day}`);
        const wall = Date.parse(`${day}, ${year} ${clock} UTC`);
        expect(wall).toBe(wallOf(+start, zone));
        const event = eventOf(toCalendarFile(session, 'https://polaris.test'));
        expect(event.startDate.toJSDate()).toEqual(start);
        // When clocks are set back, the same local time comes twice.
        expect([0, HOUR_MS, HOUR_MS / 2, 3 * HOUR_MS, 24 * HOUR_MS]).toContain(
          +start - instantOf(wall, zone),
        );
      }),
      { numRuns: 1000 },
    );
  });
});
