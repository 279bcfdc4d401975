import { example } from '../api/example.ts';
import { ownSecurityEventSchema, securityEventSchema } from './security-event.ts';

export const REFUSED_SIGN_IN = {
  id: 52,
  event: 'sign_in_refused',
  detail: 'password',
  createdAt: '2026-03-20T15:00:00.000Z',
  lastAt: '2026-03-20T15:04:00.000Z',
  count: 3,
} as const;

export const securityEventExamples = [
  example(securityEventSchema, { ...REFUSED_SIGN_IN, account: 'maya@example.com', actor: null }),
  example(ownSecurityEventSchema, REFUSED_SIGN_IN),
];
