import { describeTag, example } from '../../api/example.ts';
import { calendarFeedSchema, newCalendarFeedSchema } from './calendar-feed.ts';

export const FEED_FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Polaris//Calendar//EN',
  'NAME:Polaris',
  'BEGIN:VEVENT',
  'UID:task-31@polaris.example',
  'SEQUENCE:0',
  'DTSTAMP:20260402T150000Z',
  'DTSTART;VALUE=DATE:20260407',
  'SUMMARY:Send the proposal',
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

export const calendarFeedExamples = [
  example(calendarFeedSchema, {
    createdAt: '2026-03-20T15:00:00.000Z',
    lastReadAt: '2026-03-21T09:30:00.000Z',
  }),
  example(newCalendarFeedSchema, {
    address: 'https://polaris.example/api/calendar/xYxIoW2kQ1mC0cPqF0m4zR8y7dX3vT5bN6hJ9sLuAeg.ics',
  }),
];

export const calendarFeedsTag = describeTag(
  'Calendar feeds',
  'What calendar programs subscribe to, by a private address.',
);
