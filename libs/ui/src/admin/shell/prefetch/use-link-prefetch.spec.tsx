import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { CustomField } from '@polaris/contracts';
import { MockServer } from '../../../../testing/mock-server.ts';
import { someChoiceField } from '../../../../testing/records/field-records.ts';
import { gridList, someGridCustomer } from '../../../../testing/records/grid-records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const GRID = 'GET /api/admin/customers?limit=100';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  cleanup();
});

/** The link to the customers, on another screen. */
async function openTrash(fields: CustomField[] = []) {
  const view = openAdmin(server, '/admin/trash', {
    'GET /api/admin/trash': { json: [], headers: { 'X-Total-Count': '0' } },
    'GET /api/admin/customer-fields': { json: fields },
    'GET /api/admin/customers': gridList([someGridCustomer({ name: 'Ada Lovelace' })]),
  });
  await screen.findByText('The trash is empty');
  return { ...view, link: screen.getByRole('link', { name: 'Customers' }) };
}

const isRead = () => waitFor(() => expect(server.callsTo(GRID)).toHaveLength(1));

describe('a link of the admin area', () => {
  it('prefetches the screen of a link on hover, once', async () => {
    const { keys, link } = await openTrash();
    await keys.hover(link);
    await isRead();
    await keys.click(link);
    await screen.findByRole('heading', { level: 2, name: 'Your Customers (1)' });
    expect(server.callsTo(GRID)).toHaveLength(1);
  });

  it('prefetches the screen of a link on keyboard focus', async () => {
    const { link } = await openTrash();
    fireEvent.focusIn(link);
    await isRead();
  });

  it('prefetches the columns of this browser', async () => {
    localStorage.setItem('customer-columns', JSON.stringify(['name', 'field.6', 'owed']));
    const { keys, link } = await openTrash([someChoiceField()]);
    await keys.hover(link);
    await waitFor(() => expect(server.callsTo(`${GRID}&fields=6`)).toHaveLength(1));
    await keys.click(link);
    await screen.findByRole('heading', { level: 2, name: 'Your Customers (1)' });
    expect(server.callsTo(GRID)).toHaveLength(1);
  });

  it("prefetches what the link's own address requests", async () => {
    const { keys, link } = await openTrash();
    const view = link.cloneNode() as HTMLAnchorElement;
    link.after(view);
    view.setAttribute('href', '/admin/customers?company=Navy&columns=name,field.8');
    await keys.hover(view);
    await waitFor(() => expect(server.callsTo(GRID)).toEqual([`${GRID}&company=Navy&fields=8`]));
    await keys.unhover(view);
    view.setAttribute('href', '/admin/customers?company=Navy&layout=board');
    await keys.hover(view);
    const board = 'GET /api/admin/customers?limit=1&company=Navy';
    await waitFor(() => expect(server.callsTo(board)).toContain(board));
    view.remove();
  });

  it('prefetches nothing on touch, or when the pointer has left', async () => {
    const { link } = await openTrash();
    const fetch = jest.spyOn(globalThis, 'fetch');
    jest.useFakeTimers();
    fireEvent.pointerOver(link);
    fireEvent.pointerOut(link);
    jest.advanceTimersByTime(1000);
    const touch = new Event('pointerover', { bubbles: true });
    link.dispatchEvent(Object.assign(touch, { pointerType: 'touch' }));
    jest.advanceTimersByTime(1000);
    expect(fetch).not.toHaveBeenCalled();
    fireEvent.pointerOver(link);
    jest.advanceTimersByTime(1000);
    expect(fetch).toHaveBeenCalled();
    jest.useRealTimers();
    await isRead();
  });
});
