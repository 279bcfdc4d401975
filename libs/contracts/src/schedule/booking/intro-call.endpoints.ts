import { endpoint } from '../../api/endpoint.ts';
import { idParamsSchema } from '../../values/text/text.ts';
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

const TOO_MANY = 'Too many attempts. Please try again later.';
const NO_LINK = 'This link is not for an upcoming call.';

export const listIntroSlots = endpoint({
  tag: 'Free calls',
  summary: 'List the times of a free call that visitors can book',
  method: 'GET',
  path: '/api/services/:id/slots',
  allow: 'anyone',
  params: idParamsSchema,
  query: introSlotsQuerySchema,
  returns: introSlotsSchema,
  errors: { 404: 'No service that begins with a free call has this id.', 429: TOO_MANY },
});

export const holdIntroCall = endpoint({
  tag: 'Free calls',
  summary: 'Hold a time for a free call, and mail a code that confirms it',
  method: 'POST',
  path: '/api/intro-calls',
  allow: 'anyone',
  body: introCallInputSchema,
  status: 201,
  returns: introCallHoldSchema,
  errors: {
    404: 'No service that begins with a free call has this id.',
    409: 'The time was just taken, or no calls can be booked.',
    429: TOO_MANY,
  },
});

export const confirmIntroCall = endpoint({
  tag: 'Free calls',
  summary: 'Book the held time, by the link or the code of the mail',
  method: 'POST',
  path: '/api/intro-calls/confirm',
  allow: 'anyone',
  body: introCallConfirmationSchema,
  returns: introCallSchema,
  errors: {
    409: 'The time was taken since.',
    410: 'The time is no longer held.',
    429: TOO_MANY,
  },
});

export const openIntroCall = endpoint({
  tag: 'Free calls',
  summary: 'Read a call by its link, with the times that it can be moved to',
  method: 'POST',
  path: '/api/intro-calls/open',
  allow: 'anyone',
  body: introCallLinkSchema,
  returns: openIntroCallSchema,
  errors: { 404: NO_LINK, 429: TOO_MANY },
});

export const moveIntroCall = endpoint({
  tag: 'Free calls',
  summary: 'Move a call by its link',
  method: 'POST',
  path: '/api/intro-calls/move',
  allow: 'anyone',
  body: introCallMoveSchema,
  returns: introCallSchema,
  errors: {
    404: NO_LINK,
    409: 'The time was just taken, or the call can no longer be moved.',
    429: TOO_MANY,
  },
});

export const cancelIntroCall = endpoint({
  tag: 'Free calls',
  summary: 'Cancel a call by its link',
  method: 'POST',
  path: '/api/intro-calls/cancel',
  allow: 'anyone',
  body: introCallCancellationSchema,
  errors: { 404: NO_LINK, 409: 'It has changed since it was read.', 429: TOO_MANY },
});
