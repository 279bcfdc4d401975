import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { stopDate } from '../../../../testing/fake-date.ts';
import {
  PUT,
  click,
  field,
  form,
  openDraft,
  preview,
  server,
} from '../../../../testing/offer-editing.ts';
import { descriptionOf, expectToast, fill } from '../../../../testing/queries.ts';
import { someDraftOffer } from '../../../../testing/records/offer-records.ts';

beforeEach(() => void stopDate(new Date('2026-03-02T12:00:00Z')));
afterEach(() => void jest.useRealTimers());
afterEach(cleanup);

it('makes an offer a monthly retainer, which has days instead of a plan', async () => {
  const { keys } = await openDraft();
  await keys.click(form().getByRole('radio', { name: 'Monthly retainer' }));
  expect(form().queryByRole('button', { name: '30% deposit' })).toBeNull();
  expect(form().queryByLabelText('Invoice when accepted')).toBeNull();
  await fill(keys, field(/^First invoice/), '2026-03-31');
  await fill(keys, field(/^Ends on/), '2026-02-28');
  await keys.click(click('Save Draft'));
  expect(descriptionOf(field(/^Ends on/))).toBe(
    'The last day must not be before the first invoice.',
  );
  await fill(keys, field(/^Ends on/), '');
  expect(preview().getByText('Total a month')).toBeTruthy();
  expect(
    preview().getByText(
      '$1,800.00 a month, first on March 31, 2026, then on the 31st of each month or its last day.',
    ),
  ).toBeTruthy();
  server.respondWith({ [PUT]: { json: someDraftOffer({ version: 2 }) } });
  await keys.click(click('Save Draft'));
  await expectToast('Success', 'Draft saved');
  expect(server.bodiesTo(PUT)).toMatchObject([
    { content: { plan: [], retainer: { startsOn: '2026-03-31' } } },
  ]);
});
