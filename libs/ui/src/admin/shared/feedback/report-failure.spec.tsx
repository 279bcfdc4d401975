import { it } from '@jest/globals';
import { render } from '@testing-library/react';
import { expectToast } from '../../../../testing/queries.ts';
import { ApiError } from '../../../api/client/api-error.ts';
import { Toaster } from '../../../primitives/toast/toast.tsx';
import { reportFailure, reportFailureWithStatus } from './report-failure.ts';

it.each([
  [
    "the server's sentence without the status",
    new ApiError({ status: 409, detail: 'This address is taken.' }),
    'This address is taken.',
  ],
  [
    'how long to wait',
    new ApiError({ status: 429, detail: 'Slow down.', retryAfter: 60 }),
    'Too many attempts. Try again in 60 seconds.',
  ],
  ['the message of another error', new Error('No connection.'), 'No connection.'],
])('shows %s when an action fails', async (_, error, text) => {
  render(<Toaster />);
  reportFailure(error);
  await expectToast('Error', text);
});

it("shows the status before the sentence when a contact's action fails", async () => {
  render(<Toaster />);
  reportFailureWithStatus(new ApiError({ status: 409, detail: 'This address is taken.' }));
  await expectToast('Error', '409: This address is taken.');
});
