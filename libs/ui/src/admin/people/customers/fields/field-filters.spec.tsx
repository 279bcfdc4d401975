import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type CustomField, type FieldFilter, gridRowSchema, withNulls } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../../../testing/mock-server.ts';
import { someChoiceField, someField } from '../../../../../testing/records/field-records.ts';
import { fill } from '../../../../../testing/queries.ts';
import { someCustomer } from '../../../../../testing/records/records.ts';
import { openAdmin } from '../../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/customers';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const motto = someField();
const seats = someField({ id: 8, name: 'Seats', kind: 'number' });
const level = someChoiceField();

const grace = withNulls(gridRowSchema, {
  ...someCustomer(),
  owed: 0,
  tags: [],
  fields: { 6: 2, 8: 1200.5 },
});

async function open(search = '', fields: CustomField[] = [motto, seats, level]) {
  const opened = openAdmin(server, `/admin/customers${search}`, {
    [LIST]: list([grace]),
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/admin/tags': { json: [] },
    'GET /api/admin/customer-fields': { json: fields },
  });
  await screen.findByRole('heading', { name: 'Your Customers (1)' });
  return opened;
}

const button = (name: string) => screen.getByRole('button', { name });
const lastQuery = () => new URLSearchParams(server.callsTo(LIST).at(-1)!.split('?')[1]);
const sent = () => JSON.parse(lastQuery().get('fieldFilters') ?? '[]') as FieldFilter[];
const searchFor = (filters: FieldFilter[]) =>
  `?${new URLSearchParams({ fieldFilters: JSON.stringify(filters) })}`;
const filterBy = () => screen.findByRole('combobox', { name: 'Add a filter' });

describe('the grid', () => {
  it('filters the grid by custom fields, and combines chips in the address', async () => {
    const { keys, address } = await open();
    await screen.findByRole('option', { name: 'Motto' });
    await keys.selectOptions(await filterBy(), 'Motto');
    await fill(keys, screen.getByRole('textbox', { name: 'Motto contains' }), 'on');
    await keys.click(button('Done'));
    await keys.selectOptions(await filterBy(), 'Level');
    await keys.click(screen.getByRole('checkbox', { name: 'Gold' }));
    await keys.click(button('Done'));
    const both = [
      { id: 5, has: 'on' },
      { id: 6, any: [1] },
    ];
    await waitFor(() => expect(sent()).toEqual(both));
    await waitFor(() => expect(address()).toBe(`/admin/customers${searchFor(both)}`));
    expect(button('Level: Gold')).toBeTruthy();
    await keys.click(button('Remove the filter Motto contains “on”'));
    await waitFor(() => expect(sent()).toEqual([{ id: 6, any: [1] }]));
    await keys.click(button('Level: Gold'));
    await keys.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'Is empty');
    await keys.click(button('Done'));
    await waitFor(() => expect(sent()).toEqual([{ id: 6, is: 'empty' }]));
  });

  it('shows the error of a limit, and does not filter by it', async () => {
    const { keys } = await open();
    await screen.findByRole('option', { name: 'Seats' });
    await keys.selectOptions(await filterBy(), 'Seats');
    await fill(keys, screen.getByRole('textbox', { name: 'At least' }), 'many');
    await keys.click(button('Done'));
    expect(screen.getByText('Must be a number with at most 4 decimals.')).toBeTruthy();
    await fill(keys, screen.getByRole('textbox', { name: 'At least' }), '-1.5');
    await keys.click(button('Done'));
    expect(await screen.findByRole('button', { name: 'Seats from -1.5' })).toBeTruthy();
    await waitFor(() => expect(sent()).toEqual([{ id: 8, from: '-1.5' }]));
  });

  it('reports that a custom field of a filter or sort order was deleted, and keeps both', async () => {
    const search = `${searchFor([
      { id: 99, is: 'set' },
      { id: 8, is: 'set' },
    ])}&sort=-field.99`;
    const { address } = await open(search);
    expect(await screen.findByText(/The field of a filter was deleted/)).toBeTruthy();
    expect(screen.getByText(/sorted by was deleted/)).toBeTruthy();
    expect(button('Remove the filter A deleted field')).toBeTruthy();
    await waitFor(() => expect(sent()).toEqual([{ id: 8, is: 'set' }]));
    expect(lastQuery().has('sort')).toBe(false);
    expect(address()).toContain('field.99');
  });

  it('shows and sorts custom fields that are chosen as columns', async () => {
    const { keys } = await open();
    await keys.click(button('Columns'));
    const columns = within(screen.getByRole('dialog', { name: 'Columns' }));
    await keys.click(await columns.findByRole('checkbox', { name: 'Seats' }));
    await keys.click(columns.getByRole('checkbox', { name: 'Level' }));
    await keys.click(columns.getByRole('button', { name: 'Done' }));
    const table = within(screen.getByRole('table', { name: 'Customers' }));
    await waitFor(() => expect(lastQuery().get('fields')).toBe('8,6'));
    expect(table.getByRole('row', { name: /Grace/ }).textContent).toMatch(/1,200\.5.*Silver/);
    await keys.click(table.getByRole('button', { name: 'Seats' }));
    await waitFor(() => expect(lastQuery().get('sort')).toBe('-field.8'));
    await keys.click(table.getByRole('button', { name: 'Level' }));
    await waitFor(() => expect(lastQuery().get('sort')).toBe('field.6'));
  });
});
