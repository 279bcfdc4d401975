import { afterEach, describe, expect, it } from '@jest/globals';
import type { Service } from '@polaris/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { expectToast, toastText, valueOf } from '../../../../testing/queries.ts';
import { someService } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/services';
const ORDER = 'PUT /api/admin/services/order';

const server = new MockServer();
afterEach(cleanup);

const a = someService({ id: 41, name: 'Audit' });
const b = someService({ id: 42, name: 'Board' });
const c = someService({ id: 43, name: 'Chart' });

async function open(...services: Service[]) {
  const { keys } = openAdmin(server, '/admin/services', { [LIST]: list(services) });
  await screen.findByRole('heading', { name: `All Services (${services.length})` });
  return keys;
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

describe('the order of the services', () => {
  it('reorders services by keyboard, announces it, and saves once', async () => {
    const keys = await open(a, b, c);
    act(() => handle('Audit').focus());
    await keys.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(names()).toEqual(['Board', 'Chart', 'Audit']);
    expect(screen.getByText('Audit, position 3 of 3.')).toBeTruthy();
    expect(document.activeElement).toBe(handle('Audit'));
    expect(server.callsTo(ORDER)).toEqual([]);
    server.respondWith({ [ORDER]: { json: [b, c, a] }, [LIST]: list([b, c, a]) });
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'Order saved');
    await keys.tab();
    expect(server.bodiesTo(ORDER)).toEqual([{ ids: [42, 43, 41] }]);
    expect(names()).toEqual(['Board', 'Chart', 'Audit']);
  });

  it('cancels reordering on Escape, and sends nothing', async () => {
    const keys = await open(a, b);
    act(() => handle('Board').focus());
    await keys.keyboard('{ArrowUp}');
    expect(names()).toEqual(['Board', 'Audit']);
    await keys.keyboard('{Escape}');
    expect(names()).toEqual(['Audit', 'Board']);
    await keys.tab();
    expect(server.callsTo(ORDER)).toEqual([]);
  });

  it('shows the stored order when another window has changed it', async () => {
    const keys = await open(a, b);
    act(() => handle('Audit').focus());
    await keys.keyboard('{ArrowRight}');
    server.respondWith({ [ORDER]: problem(409, 'Services were added.'), [LIST]: list([a, b, c]) });
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(toastText()).toContain('Services were added.'));
    await waitFor(() => expect(names()).toEqual(['Audit', 'Board', 'Chart']));
  });
});

describe('the dialog of a service', () => {
  const dialog = () => within(screen.getByRole('dialog'));

  it('previews the card while typing, and picks its icon', async () => {
    const keys = await open(a);
    await keys.click(screen.getByRole('button', { name: 'Edit Audit' }));
    const preview = within(dialog().getByRole('region', { name: 'Card preview' }));
    await keys.type(dialog().getByRole('textbox', { name: 'Service Name' }), ' of data');
    expect(preview.getByRole('heading', { name: 'Audit of data' })).toBeTruthy();
    const icons = within(dialog().getByRole('group', { name: 'Icons' }));
    await keys.click(icons.getByRole('button', { name: 'rocket', pressed: false }));
    expect(icons.getByRole('button', { name: 'rocket', pressed: true })).toBeTruthy();
    expect(valueOf(dialog().getByRole('textbox', { name: 'Icon' }))).toBe('rocket');
  });

  it("starts a copy with the original's text, hidden from visitors", async () => {
    const keys = await open(someService({ id: 41, name: 'Audit', price: 950 }));
    await keys.click(screen.getByRole('button', { name: 'Duplicate Audit' }));
    expect(dialog().getByRole('heading', { name: 'Add New Service' })).toBeTruthy();
    const name = dialog().getByRole('textbox', { name: 'Service Name' });
    expect(valueOf(name)).toBe('Audit (copy)');
    const copy = someService({ id: 44, name: 'Audit (copy)' });
    server.respondWith({ 'POST /api/services': { status: 201, json: copy } });
    await keys.click(dialog().getByRole('button', { name: 'Create Service' }));
    await expectToast('Service created', 'New service has been added successfully.');
    expect(server.bodiesTo('POST /api/services')).toMatchObject([
      { name: 'Audit (copy)', price: 950, isActive: false },
    ]);
    await keys.click(screen.getByRole('button', { name: 'Add Service' }));
    expect(valueOf(dialog().getByRole('textbox', { name: 'Service Name' }))).toBe('');
  });
});
