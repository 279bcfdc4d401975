import { Injectable } from '@nestjs/common';
import { dayOf } from '@polaris/contracts';
import * as z from 'zod/mini';
import { BusinessClock } from '../../../platform/config/business-clock';
import { FreeTimesService } from '../../../schedule/booking/free-times.service';
import { ProblemError } from '../../../platform/problem/problem';
import { MAX_ITEMS } from './pages';
import { READS, cursorField, defineTool } from './tool';

const slot = z.object({ start: z.string(), end: z.string() });

/** When a session can be booked. */
@Injectable()
export class FreeTimesToolService {
  constructor(
    private readonly times: FreeTimesService,
    private readonly clock: BusinessClock,
  ) {}

  readonly tool = defineTool({
    name: 'free_times',
    title: 'Find free times',
    description:
      "Find when a session can take place, by the owner's hours, sessions and calendars: the next 20 times in UTC, and " +
      'the time zone of the business. Nothing is booked or reserved by it.',
    scope: 'read',
    hints: READS,
    input: z.object({
      minutes: z
        .int()
        .check(z.gte(5), z.lte(480), z.describe('How long the session is, such as 30.')),
      from: z.optional(z.iso.date().check(z.describe('The first day, such as 2026-04-07.'))),
      cursor: cursorField,
    }),
    output: z.object({
      time_zone: z.string(),
      times: z.array(slot),
      next_cursor: z.optional(z.string()),
    }),
    run: async ({ minutes, from, cursor }) => {
      const zone = await this.clock.zone();
      const place = placeOf(cursor);
      const day = place === undefined ? from : dayIn(place, zone);
      const { slots, nextFrom } = await this.times.list({ minutes, bookBy: null }, day);
      const later = slots.filter(({ startTime }) => isDay(place) || startTime >= (place ?? ''));
      const next = later[MAX_ITEMS]?.startTime ?? nextFrom;
      const times = later.slice(0, MAX_ITEMS);
      const answer = {
        time_zone: zone,
        times: times.map(({ startTime, endTime }) => ({ start: startTime, end: endTime })),
        ...(next && { next_cursor: next }),
      };
      return { answer, records: [] };
    },
  });
}

const isDay = (place: string | undefined): boolean => place?.length === 10;
const dayIn = (place: string, zone: string): string =>
  isDay(place) ? place : dayOf(new Date(place), zone);

/** Where the last answer ended: the next time, or the day from which others follow. */
function placeOf(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  if (/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(cursor) && !Number.isNaN(Date.parse(cursor)))
    return cursor;
  throw new ProblemError(400, 'This is not a cursor of this list. Leave it out to start again.');
}
