import { afterEach, describe, expect, it } from '@jest/globals';
import type { Service } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import {
  answerLeaving,
  descriptionOf,
  entryOf,
  expectToast,
  fill,
  findConflict,
  findEntry,
  valueOf,
} from '../../../../testing/queries.ts';
import { someService } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/services';
const CREATE = 'POST /api/services';
const UPDATE = 'PUT /api/services/41';
const PRICE = 'Base price must be a number of at least 0 with at most two decimals';

const server = new MockServer();
afterEach(cleanup);

async function open(...services: Service[]) {
  const { keys } = openAdmin(server, '/admin/services', { [LIST]: list(services) });
  await screen.findByRole('heading', { name: `All Services (${services.length})` });
  return keys;
}

async function openNew(...services: Service[]) {
  const keys = await open(...services);
  await keys.click(screen.getByRole('button', { name: 'Add Service' }));
  expect(dialog().getByRole('heading', { name: 'Add New Service' })).toBeTruthy();
  return keys;
}

async function openEdit(service: Service) {
  const keys = await open(service);
  await keys.click(screen.getByRole('button', { name: `Edit ${service.name}` }));
  expect(dialog().getByRole('heading', { name: 'Edit Service' })).toBeTruthy();
  return keys;
}

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByRole('textbox', { name });
const number = (name: string) => dialog().getByRole('spinbutton', { name });
const box = (name: string) => dialog().getByRole<HTMLInputElement>('switch', { name });
const button = (name: string) => dialog().getByRole('button', { name });

describe('a new service', () => {
  it('starts a service in its name with the defaults', async () => {
    await openNew();
    expect(document.activeElement).toBe(field('Service Name'));
    expect(valueOf(dialog().getByLabelText('Category'))).toBe('strategy');
    expect(valueOf(dialog().getByLabelText('Pricing'))).toBe('fixed');
    expect(valueOf(field('Icon'))).toBe('chart-line');
    expect(number('Base Price').getAttribute('placeholder')).toBe('199');
    expect(valueOf(number('Sort Order'))).toBe('0');
    expect(box('Active').checked).toBe(true);
    expect(box('Show on landing page').checked).toBe(false);
  });

  it('shows the required fields of a service', async () => {
    const keys = await openNew();
    await fill(keys, number('Base Price'), '-1');
    await keys.click(button('Create Service'));
    await waitFor(() => expect(descriptionOf(field('Service Name'))).toBe('Name is required'));
    expect(descriptionOf(field('Description'))).toBe('Description is required');
    expect(descriptionOf(number('Base Price'))).toContain(PRICE);
    expect(server.callsTo(CREATE)).toEqual([]);
  });

  it('asks for confirmation before leaving an unsaved service', async () => {
    const keys = await openNew();
    await fill(keys, number('Base Price'), '-1');
    await keys.keyboard('{Escape}');
    await answerLeaving(keys, 'Stay');
    expect(valueOf(number('Base Price'))).toBe('-1');
    await keys.click(button('Close'));
    await answerLeaving(keys, 'Leave');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Service' }));
  });

  it('requires a price, and accepts a typed 0 as free', async () => {
    const keys = await openNew();
    const service = someService({ name: 'For Free', price: 0 });
    server.respondWith({ [CREATE]: { status: 201, json: service }, [LIST]: list([service]) });
    await fill(keys, field('Service Name'), 'For Free');
    await fill(keys, field('Description'), 'A first look.');
    await keys.click(button('Create Service'));
    await waitFor(() => expect(descriptionOf(number('Base Price'))).toContain(PRICE));
    expect(server.callsTo(CREATE)).toEqual([]);
    await fill(keys, number('Base Price'), '0');
    await keys.click(button('Create Service'));
    await expectToast('Service created', 'New service has been added successfully.');
    expect(server.bodiesTo(CREATE)).toMatchObject([{ name: 'For Free', price: 0 }]);
    expect((await findEntry('For Free')).textContent).toContain('$0');
  });

  it('keeps what is typed when a new service cannot be saved, and reports it', async () => {
    const keys = await openNew();
    server.respondWith({ [CREATE]: { cutOff: true } });
    await fill(keys, field('Service Name'), 'Never Stored');
    await fill(keys, field('Description'), 'The line is cut.');
    await fill(keys, number('Base Price'), '120');
    await keys.click(button('Create Service'));
    await expectToast('Error', 'Failed to create service. Please try again.');
    expect(screen.getByText('Error').closest('li')?.className).toContain('border-danger');
    expect(valueOf(field('Service Name'))).toBe('Never Stored');
  });
});

describe('a service', () => {
  it('shows rank and badge for a landing service, and a badge when inactive', async () => {
    const landing = someService({ showOnLanding: true, sortOrder: -3, price: 1250.5 });
    await open(landing, someService({ id: 42, name: 'Old', isActive: false }));
    expect(entryOf('Chart Reading')?.textContent).toContain('#-3');
    expect(entryOf('Chart Reading')?.textContent).toContain('Landing Page');
    expect(entryOf('Chart Reading')?.textContent).toContain('$1,250.50');
    expect(entryOf('Chart Reading')?.className).toContain('border-success');
    expect(entryOf('Old')?.textContent).toContain('Inactive');
  });

  it('clears the display price', async () => {
    const keys = await openEdit(someService({ priceDisplay: 'From $1,250' }));
    expect(valueOf(field('Display Price'))).toBe('From $1,250');
    const saved = someService({ isActive: false, version: 2 });
    server.respondWith({ [UPDATE]: { json: saved }, [LIST]: list([saved]) });
    await fill(keys, field('Display Price'), '');
    await keys.click(box('Active'));
    await keys.click(button('Update Service'));
    await expectToast('Service updated', 'Service has been updated successfully.');
    expect(server.bodiesTo(UPDATE)).toMatchObject([{ priceDisplay: null, isActive: false }]);
    expect((await findEntry('Chart Reading')).textContent).toContain('$120');
  });

  it('changes a service to on request', async () => {
    const keys = await openEdit(someService());
    const saved = someService({ pricing: 'quote', version: 2 });
    server.respondWith({ [UPDATE]: { json: saved }, [LIST]: list([saved]) });
    await keys.selectOptions(dialog().getByLabelText('Pricing'), 'Quote on request');
    await keys.click(button('Update Service'));
    await expectToast('Service updated', 'Service has been updated successfully.');
    expect(server.bodiesTo(UPDATE)).toMatchObject([{ pricing: 'quote' }]);
  });

  it('keeps what is typed when a service cannot be saved', async () => {
    const keys = await openEdit(someService());
    server.respondWith({ [UPDATE]: { cutOff: true } });
    await fill(keys, field('Description'), 'Cut off again.');
    await keys.click(button('Update Service'));
    await expectToast('Error', 'Failed to update service. Please try again.');
    expect(valueOf(field('Description'))).toBe('Cut off again.');
  });

  it('keeps what is typed and shows both when another window has changed the service', async () => {
    const keys = await openEdit(someService());
    const theirs = someService({ description: 'What the other window wrote.', version: 2 });
    server.respondWith({ [UPDATE]: problem(409, 'Changed elsewhere.'), [LIST]: list([theirs]) });
    await fill(keys, field('Description'), 'What this window wrote.');
    await keys.click(button('Update Service'));
    const conflict = await findConflict();
    expect(conflict.getByText('What the other window wrote.')).toBeTruthy();
    expect(valueOf(field('Description'))).toBe('What this window wrote.');
    const mine = someService({ description: 'What this window wrote.', version: 3 });
    server.respondWith({ [UPDATE]: { json: mine }, [LIST]: list([mine]) });
    await keys.click(button('Update Service'));
    await expectToast('Service updated', 'Service has been updated successfully.');
    expect(server.bodiesTo(UPDATE).at(-1)).toMatchObject({ version: 2 });
    expect((await findEntry('Chart Reading')).textContent).toContain('What this window wrote.');
  });

  it('reports that a service was deleted, and does not recreate it', async () => {
    const keys = await openEdit(someService());
    server.respondWith({ [UPDATE]: problem(404, 'This service was not found.'), [LIST]: list([]) });
    await fill(keys, field('Description'), 'Too late.');
    await keys.click(button('Update Service'));
    await expectToast('Error', 'Failed to update service. Please try again.');
    await waitFor(() => expect(entryOf('Chart Reading')).toBeNull());
    expect((await dialog().findByRole('alert')).textContent).toBe('This service was not found.');
    await keys.click(button('Update Service'));
    await waitFor(() => expect(server.callsTo(UPDATE)).toHaveLength(2));
    expect(valueOf(field('Description'))).toBe('Too late.');
    expect(server.callsTo(CREATE)).toEqual([]);
  });
});

describe('an empty catalog', () => {
  it('explains how to start an empty catalog', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Services Management' })).toBeTruthy();
    expect(screen.getByText('No services yet')).toBeTruthy();
    expect(screen.getByText('Create your first service to get started.')).toBeTruthy();
  });
});
