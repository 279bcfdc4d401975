import { DAY_MS, MINUTE_MS } from '@polaris/contracts';
import { existsSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { BusinessClock } from '../../../platform/config/business-clock';
import { Settings } from '../../../platform/config/settings';
import { Database } from '../../../platform/database/database';
import { runProgram } from '../../../platform/processes/run-program';
import { CalendarError } from './calendar-error';
import { fetchCalendar } from './fetch-calendar';
import { PublicNetwork } from '../../../platform/http/outgoing/public-network';
import type { BusyTimes, CalendarText } from './read-busy-times';

/** Mostly for the start of a process on a busy machine; reading is limited by steps. */
const TIMEOUT_MS = 30_000;
const HEAP_MB = 128;
/** The longest booking horizon, plus some days for a calendar that cannot be read for a while. */
const DAYS_AHEAD = 190;

/** The build puts the script beside the server; from source, Node strips the types. */
const built = `${import.meta.dirname}/busy-times.js`;
const program = existsSync(built) ? built : `${import.meta.dirname}/busy-times-process.ts`;

/** The state of a calendar that was read before. */
export interface KnownCalendar {
  etag: string | null;
  /** The day and time zone for which the ETag was stored. */
  etagFor: string | null;
}

export interface ReadCalendar extends KnownCalendar {
  /** Undefined if unchanged. */
  found: BusyTimes | undefined;
}

/** Fetches calendars and finds their busy times. Throws a CalendarError if one cannot be read. */
@Injectable()
export class CalendarReader {
  /** At most two untrusted files at once, to limit memory without long waits. */
  private readonly limit = pLimit(2);

  constructor(
    private readonly network: PublicNetwork,
    private readonly clock: BusinessClock,
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  read(address: string, known?: KnownCalendar): Promise<ReadCalendar> {
    return this.limit(async () => {
      const now = await this.database.now();
      const timeZone = await this.clock.zone();
      // The times of an unchanged calendar differ by day and time zone.
      const etagFor = `${await this.clock.today(now)} ${timeZone}`;
      const etag = known?.etagFor === etagFor && known.etag ? known.etag : undefined;
      const fetched = await fetchCalendar(address, this.network, { etag });
      const { text } = fetched;
      if (text === undefined) return { found: undefined, etag: etag ?? null, etagFor };
      const minute = Math.floor(+now / MINUTE_MS) * MINUTE_MS;
      const span = { start: minute - DAY_MS, end: minute + DAYS_AHEAD * DAY_MS };
      const ownHost = new URL(this.settings.publicUrl).hostname;
      const found = await readInProcess({ text, span, timeZone, ownHost });
      return { found, etag: fetched.etag, etagFor };
    });
  }
}

/** Runs in its own process, so that a calendar cannot block the server or use up its memory. */
export async function readInProcess(
  calendar: CalendarText,
  timeoutMs = TIMEOUT_MS,
): Promise<BusyTimes> {
  const output = await runProgram(program, JSON.stringify(calendar), timeoutMs, {
    heapMb: HEAP_MB,
  }).catch(() => {
    throw new CalendarError('This calendar takes too much time or memory to be read.');
  });
  const read = JSON.parse(output.toString()) as BusyTimes | { problem: string };
  if ('problem' in read) throw new CalendarError(read.problem);
  return read;
}
