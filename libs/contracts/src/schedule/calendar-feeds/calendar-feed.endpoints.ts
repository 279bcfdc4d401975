import { endpoint } from '../../api/endpoint.ts';
import { FEED_FILE } from './calendar-feed.examples.ts';
import {
  FEED_DAYS,
  FEED_EVENTS,
  calendarFeedSchema,
  calendarTokenParamsSchema,
  newCalendarFeedSchema,
} from './calendar-feed.ts';

export const readCalendar = endpoint({
  tag: 'Calendar feeds',
  summary: 'Read a calendar feed (RFC 5545)',
  description:
    'The address is the only key. An owner’s feed has tasks, follow-ups and sessions, a client’s has ' +
    `their own sessions: of the last ${FEED_DAYS} days and all to come, ${FEED_EVENTS} of each at most.`,
  method: 'GET',
  path: '/api/calendar/:token.ics',
  allow: 'anyone',
  unattended: true,
  params: calendarTokenParamsSchema,
  file: { mediaType: 'text/calendar', example: FEED_FILE },
  errors: {
    404: 'This calendar was not found.',
    429: 'Too many attempts. Please try again later.',
  },
});

export const getCalendarFeed = endpoint({
  tag: 'Calendar feeds',
  summary: 'Read whether the account has a calendar feed, and when it was last read',
  method: 'GET',
  path: '/api/calendar-feed',
  allow: 'signed-in',
  returns: calendarFeedSchema,
});

export const makeCalendarFeed = endpoint({
  tag: 'Calendar feeds',
  summary: 'Make a calendar feed; an earlier address of the account ends',
  method: 'POST',
  path: '/api/calendar-feed',
  allow: 'signed-in',
  proof: 'recent',
  status: 201,
  returns: newCalendarFeedSchema,
});

export const removeCalendarFeed = endpoint({
  tag: 'Calendar feeds',
  summary: 'Turn the calendar feed off',
  method: 'DELETE',
  path: '/api/calendar-feed',
  allow: 'signed-in',
  proof: 'session',
});
