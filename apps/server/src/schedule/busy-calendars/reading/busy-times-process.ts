/** Reads a calendar from stdin and writes its busy times to stdout. Each process handles one calendar. */
import { text } from 'node:stream/consumers';
import { CalendarError } from './calendar-error.ts';
import { type CalendarText, readBusyTimes } from './read-busy-times.ts';

const input = JSON.parse(await text(process.stdin)) as CalendarText;
try {
  process.stdout.write(JSON.stringify(readBusyTimes(input)));
} catch (error) {
  if (!(error instanceof CalendarError)) throw error;
  process.stdout.write(JSON.stringify({ problem: error.message }));
}
