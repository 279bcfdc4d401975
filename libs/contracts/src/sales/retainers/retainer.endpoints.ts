import { endpoint } from '../../api/endpoint.ts';
import { ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { plainPageQuerySchema } from '../../values/page.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  ownRetainersSchema,
  retainerActionSchema,
  retainerEndSchema,
  retainerMonthInputSchema,
  retainerRecordSchema,
  retainersQuerySchema,
  retainersSchema,
  waitingMonthsSchema,
} from './retainer.ts';

export const listRetainers = ownerRead({
  tag: 'Retainers',
  summary: 'List monthly retainers, the newest first',
  path: '/api/admin/retainers',
  query: retainersQuerySchema,
  returns: retainersSchema,
});

export const getRetainer = ownerRead({
  tag: 'Retainers',
  summary: 'Read a retainer with its months',
  path: '/api/admin/retainers/:id',
  params: idParamsSchema,
  returns: retainerRecordSchema,
});

export const listWaitingMonths = ownerRead({
  tag: 'Retainers',
  summary: 'List the months that wait for the owner, the earliest first',
  path: '/api/admin/waiting-months',
  returns: waitingMonthsSchema,
});

export const pauseRetainer = ownerWrite({
  tag: 'Retainers',
  summary: 'Pause a retainer: months that are due from today on are skipped',
  method: 'POST',
  path: '/api/admin/retainers/:id/pause',
  params: idParamsSchema,
  body: retainerActionSchema,
  returns: retainerRecordSchema,
  errors: { 409: 'It is not active.' },
});

export const resumeRetainer = ownerWrite({
  tag: 'Retainers',
  summary: 'Resume a paused retainer; what was skipped stays skipped',
  method: 'POST',
  path: '/api/admin/retainers/:id/resume',
  params: idParamsSchema,
  body: retainerActionSchema,
  returns: retainerRecordSchema,
  errors: { 409: 'It is not paused.' },
});

export const endRetainer = ownerWrite({
  tag: 'Retainers',
  summary: 'End a retainer now, for good',
  method: 'POST',
  path: '/api/admin/retainers/:id/end',
  params: idParamsSchema,
  body: retainerActionSchema,
  returns: retainerRecordSchema,
  errors: { 409: 'It has ended.' },
});

export const moveRetainerEnd = ownerWrite({
  tag: 'Retainers',
  summary: 'Set the last day of a retainer, not after the one that was accepted',
  method: 'PUT',
  path: '/api/admin/retainers/:id/last-day',
  params: idParamsSchema,
  body: retainerEndSchema,
  returns: retainerRecordSchema,
  errors: { 409: 'It has ended, or the day is over or after the accepted one.' },
});

export const recordRetainerMonth = ownerWrite({
  tag: 'Retainers',
  summary: 'Record a month that waits or was skipped, with its purchase and its mailed invoice',
  method: 'POST',
  path: '/api/admin/retainers/:id/months',
  params: idParamsSchema,
  body: retainerMonthInputSchema,
  returns: retainerRecordSchema,
  errors: { 409: 'It is not due, it is recorded already, or no invoice can be issued.' },
});

export const skipRetainerMonth = ownerWrite({
  tag: 'Retainers',
  summary: 'Skip a month that waits',
  method: 'POST',
  path: '/api/admin/retainers/:id/skip',
  params: idParamsSchema,
  body: retainerMonthInputSchema,
  returns: retainerRecordSchema,
  errors: { 409: 'It is not due, or it is recorded already.' },
});

export const listOwnRetainers = endpoint({
  tag: 'Retainers',
  summary: 'List the retainers of the account, the newest first',
  method: 'GET',
  path: '/api/retainers',
  allow: 'signed-in',
  query: plainPageQuerySchema,
  returns: ownRetainersSchema,
});
