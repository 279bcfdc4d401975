import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CustomerField } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, problem } from '../../../../../testing/mock-server.ts';
import { customerRecord } from '../../../../../testing/records/customer-record.ts';
import {
  someChoiceField,
  someField,
  withValue,
} from '../../../../../testing/records/field-records.ts';
import { expectToast, fill, valueOf } from '../../../../../testing/queries.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';

const FIELDS = 'GET /api/customers/7/fields';
const SET = 'PUT /api/customers/7/fields';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function open(answer: object) {
  const { keys } = openAdmin(server, '/admin/customers/7', { ...customerRecord, [FIELDS]: answer });
  await screen.findByRole('heading', { level: 1 });
  return keys;
}

const press = (name: string) => screen.getByRole('button', { name });
const editing = (name: string) => within(screen.getByRole('form', { name: `Edit ${name}` }));
const answer = (...fields: CustomerField[]) =>
  server.respondWith({ [SET]: { json: fields }, [FIELDS]: { json: fields } });

const motto = someField();
const seats = someField({ id: 8, name: 'Seats', kind: 'number' });
const born = someField({ id: 9, name: 'Born', kind: 'date' });

describe('the fields of a customer', () => {
  it('formats the values of custom fields', async () => {
    await open({
      json: [
        withValue(motto, 'Onwards'),
        withValue(seats, 1200.5),
        withValue(born, '1980-05-01'),
        withValue(someChoiceField(), 2),
      ],
    });
    for (const name of ['Onwards (edit Motto)', '1,200.5 (edit Seats)', 'Silver (edit Level)'])
      expect(await screen.findByRole('button', { name })).toBeTruthy();
    expect(press('May 1, 1980 (edit Born)')).toBeTruthy();
  });

  it('edits a custom field in place: shows errors, saves on Enter, and returns the focus', async () => {
    const keys = await open({ json: [withValue(seats)] });
    await keys.click(await screen.findByRole('button', { name: 'Add Seats' }));
    const input = editing('Seats').getByRole('textbox', { name: 'Seats' });
    expect(document.activeElement).toBe(input);
    await keys.type(input, 'many{Enter}');
    expect(editing('Seats').getByText('Must be a number with at most 4 decimals.')).toBeTruthy();
    answer(withValue(seats, 12));
    await fill(keys, input, '12');
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'Customer updated successfully');
    expect(server.bodiesTo(SET)).toEqual([{ values: [{ fieldId: 8, value: 12, was: null }] }]);
    await waitFor(() => expect(document.activeElement).toBe(press('12 (edit Seats)')));
  });

  it('offers choices, and discards the edit on Escape', async () => {
    const level = someChoiceField();
    const keys = await open({ json: [withValue(level, 2)] });
    await keys.click(await screen.findByRole('button', { name: 'Silver (edit Level)' }));
    await keys.selectOptions(editing('Level').getByRole('combobox'), 'None');
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(press('Silver (edit Level)')));
    expect(server.callsTo(SET)).toEqual([]);
  });

  it("shows another window's value, and keeps what is typed", async () => {
    const keys = await open({ json: [withValue(motto, 'Before')] });
    await keys.click(await screen.findByRole('button', { name: 'Before (edit Motto)' }));
    const input = editing('Motto').getByRole('textbox', { name: 'Motto' });
    await fill(keys, input, 'Mine');
    server.respondWith({
      [SET]: problem(409, 'Someone else has changed this value.'),
      [FIELDS]: { json: [withValue(motto, 'Theirs')] },
    });
    await keys.keyboard('{Enter}');
    expect((await editing('Motto').findByText(/It is Theirs now/)).textContent).toContain(
      'Someone else has changed this value.',
    );
    expect(valueOf(input)).toBe('Mine');
    answer(withValue(motto, 'Mine'));
    await keys.click(editing('Motto').getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Mine (edit Motto)' })).toBeTruthy();
    expect(server.bodiesTo(SET).at(-1)).toMatchObject({ values: [{ was: 'Theirs' }] });
  });

  it('keeps the lines of a text field', async () => {
    const keys = await open({ json: [withValue(motto, 'One\nTwo')] });
    await keys.click(await screen.findByRole('button', { name: /edit Motto/ }));
    expect(valueOf(editing('Motto').getByRole('textbox'))).toBe('One\nTwo');
  });

  it('reports when custom fields cannot be read', async () => {
    const keys = await open(problem(503, 'The database is away.'));
    expect(await screen.findByText(/The fields could not be loaded/)).toBeTruthy();
    server.respondWith({ [FIELDS]: { json: [withValue(motto)] } });
    await keys.click(press('Try again'));
    expect(await screen.findByRole('button', { name: 'Add Motto' })).toBeTruthy();
  });
});
