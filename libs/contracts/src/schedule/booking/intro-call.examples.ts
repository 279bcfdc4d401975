import { describeTag, example } from '../../api/example.ts';
import {
  introCallCancellationSchema,
  introCallConfirmationSchema,
  introCallHoldSchema,
  introCallInputSchema,
  introCallLinkSchema,
  introCallMoveSchema,
  introCallSchema,
  introSlotsQuerySchema,
  introSlotsSchema,
  openIntroCallSchema,
} from './intro-call.ts';

const SLOT = { startTime: '2026-04-07T16:00:00.000Z', endTime: '2026-04-07T16:30:00.000Z' };
const TIMES = { minutes: 30, closed: null, slots: [SLOT], nextFrom: '2026-04-20' };
const TOKEN = 'x2Vq1Zt0m8c7Yb4nQf3KpLr6sWd9uHgTjEaIoBvCeXk';
const CALL = {
  title: 'Free call with Ines Calloway',
  ...SLOT,
  place: 'https://meet.example/harbor',
  calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  version: 1,
};

export const introCallExamples = [
  example(introSlotsQuerySchema, { from: '2026-04-06' }),
  example(introSlotsSchema, { title: 'Free call with Ines Calloway', ...TIMES }),
  example(introCallInputSchema, {
    serviceId: 9,
    startTime: SLOT.startTime,
    name: 'Maya Okafor',
    email: 'maya@example.com',
    phone: '(310) 555-0110',
    timeZone: 'Europe/Berlin',
    message: 'We have three systems that count members differently.',
  }),
  example(introCallHoldSchema, {
    id: '0f4c2a6e-5a57-4d0e-9c0f-3a6d1b8e7f21',
    expiresAt: '2026-04-01T15:15:00.000Z',
  }),
  example(introCallConfirmationSchema, {
    id: '0f4c2a6e-5a57-4d0e-9c0f-3a6d1b8e7f21',
    code: '123456',
  }),
  example(introCallSchema, CALL),
  example(introCallLinkSchema, { token: TOKEN }),
  example(openIntroCallSchema, { call: CALL, changeHours: 24, ...TIMES }),
  example(introCallMoveSchema, { token: TOKEN, startTime: SLOT.startTime, version: 1 }),
  example(introCallCancellationSchema, { token: TOKEN, version: 1 }),
];

export const introCallTag = describeTag(
  'Free calls',
  'Calls that visitors book of services that begin with one.',
);
