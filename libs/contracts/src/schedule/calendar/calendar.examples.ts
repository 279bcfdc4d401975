import { example } from '../../api/example.ts';
import { ADMIN_APPOINTMENT } from '../appointments/appointment.examples.ts';
import { TASK } from '../../people/tasks/task.examples.ts';
import { calendarQuerySchema, calendarWeekSchema } from './calendar.ts';

export const calendarExamples = [
  example(calendarQuerySchema, { from: '2026-04-06' }),
  example(calendarWeekSchema, {
    timeZone: 'America/New_York',
    days: [
      {
        day: '2026-04-07',
        open: [{ startTime: '2026-04-07T13:00:00.000Z', endTime: '2026-04-07T21:00:00.000Z' }],
        timeOff: [],
      },
    ],
    sessions: [ADMIN_APPOINTMENT],
    tasks: [TASK],
    busy: [],
  }),
];
