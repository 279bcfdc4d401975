import { afterEach, describe, expect, it } from '@jest/globals';
import type { Service } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import {
  answerLeaving,
  descriptionOf,
  expectToast,
  fill,
  findConflict,
  valueOf,
} from '../../../../testing/queries.ts';
import { someService } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/services';
const CREATE = 'POST /api/services';
const UPDATE = 'PUT /api/services/41';

const server = new MockServer();
afterEach(cleanup);

async function open(button: string, ...services: Service[]) {
  const { keys } = openAdmin(server, '/admin/services', { [LIST]: list(services) });
  await keys.click(await screen.findByRole('button', { name: button }));
  return keys;
}

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByRole('textbox', { name });
const button = (name: string) => dialog().getByRole('button', { name });
const preview = () => dialog().getByRole('region', { name: 'Preview' });

describe("the service's page in the form", () => {
  it('starts empty for a new service, and saves the page as typed', async () => {
    const keys = await open('Add Service');
    expect(dialog().getByRole('group', { name: 'The service’s page' })).toBeTruthy();
    expect(descriptionOf(field('Questions'))).toContain('###');
    const service = someService();
    server.respondWith({ [CREATE]: { status: 201, json: service }, [LIST]: list([service]) });
    await fill(keys, field('Service Name'), 'Chart Reading');
    await fill(keys, field('Description'), 'An hour on one chart.');
    await fill(keys, dialog().getByRole('spinbutton', { name: 'Base Price' }), '120');
    await fill(keys, field('Situation'), 'I cannot read it.');
    await fill(keys, field('What you get'), '- **One** hour\n- <b>notes</b>');
    await keys.click(button('Create Service'));
    await expectToast('Service created', 'New service has been added successfully.');
    expect(server.bodiesTo(CREATE)).toMatchObject([
      { situation: 'I cannot read it.', deliverables: '- **One** hour\n- <b>notes</b>' },
    ]);
  });

  it('shows the stored page, and clears what is emptied', async () => {
    const stored = someService({ duration: 'One hour', process: '1. We meet' });
    const keys = await open('Edit Chart Reading', stored);
    expect([valueOf(field('Time')), valueOf(field('How it goes'))]).toEqual([
      'One hour',
      '1. We meet',
    ]);
    server.respondWith({ [UPDATE]: { json: someService({ version: 2 }) }, [LIST]: list([]) });
    await fill(keys, field('Time'), '');
    await keys.click(button('Update Service'));
    await expectToast('Service updated', 'Service has been updated successfully.');
    expect(server.bodiesTo(UPDATE)).toMatchObject([{ duration: null, process: '1. We meet' }]);
  });

  it('shows what is too long, and focuses it', async () => {
    const keys = await open('Edit Chart Reading', someService());
    await fill(keys, field('Start'), 'x'.repeat(301));
    await fill(keys, field('A sample'), 'x'.repeat(4001));
    await keys.click(button('Update Service'));
    await waitFor(() =>
      expect(descriptionOf(field('Start'))).toContain('Must be at most 300 characters.'),
    );
    expect(descriptionOf(field('A sample'))).toContain('Must be at most 4000 characters.');
    expect(document.activeElement).toBe(field('Start'));
    expect(button('Page on the site').getAttribute('aria-pressed')).toBe('true');
    expect(server.callsTo(UPDATE)).toEqual([]);
  });

  it('asks for confirmation before leaving an unsaved page', async () => {
    const keys = await open('Edit Chart Reading', someService());
    await fill(keys, field('Questions'), '### Why?');
    await keys.keyboard('{Escape}');
    await answerLeaving(keys, 'Stay');
    expect(valueOf(field('Questions'))).toBe('### Why?');
  });

  it('shows both texts when another window has changed one of them', async () => {
    const keys = await open('Edit Chart Reading', someService());
    const theirs = someService({ process: 'Their way.', sample: 'Theirs alone.', version: 2 });
    server.respondWith({ [UPDATE]: problem(409, 'Changed elsewhere.'), [LIST]: list([theirs]) });
    await fill(keys, field('How it goes'), 'My way.');
    await keys.click(button('Update Service'));
    const conflict = await findConflict();
    expect(conflict.getByRole('group', { name: 'How it goes' }).textContent).toMatch(
      /My way\..*Their way\./,
    );
    expect(valueOf(field('A sample'))).toBe('Theirs alone.');
    expect(valueOf(field('How it goes'))).toBe('My way.');
  });
});

describe('the preview of a service page', () => {
  it("renders the preview's Markdown like the page, while typing", async () => {
    const keys = await open('Edit Chart Reading', someService({ deliverables: '- **One** hour' }));
    expect(dialog().queryByRole('region', { name: 'Preview' })).toBeNull();
    button('Preview the page').focus();
    await keys.keyboard('{Enter}');
    const strong = await within(preview()).findByText('One');
    expect(strong.tagName).toBe('STRONG');
    expect(
      within(preview())
        .getAllByRole('heading')
        .map((one) => one.textContent),
    ).toEqual(['What you get']);
    await fill(keys, field('A sample'), '[a page](/portfolio) <img src=x onerror=alert(1)>');
    const link = await within(preview()).findByRole('link', { name: 'a page' });
    expect(link.getAttribute('href')).toBe('/portfolio');
    expect(preview().querySelector('img')).toBeNull();
    expect(preview().textContent).toContain('<img src=x onerror=alert(1)>');
    await keys.click(button('Hide preview'));
    expect(dialog().queryByRole('region', { name: 'Preview' })).toBeNull();
  });

  it('shows in the preview when nothing is filled in', async () => {
    const keys = await open('Add Service');
    await keys.click(button('Preview the page'));
    expect(preview().textContent).toBe('No Markdown text is filled in yet.');
  });
});

describe('the sessions of a service', () => {
  const number = (name: string) => dialog().getByRole('spinbutton', { name });

  it('saves how many sessions are included, how long they are, and no booking deadline', async () => {
    const keys = await open('Edit Chart Reading', someService({ bookWithinDays: 90 }));
    expect(valueOf(number('Days to book them in'))).toBe('90');
    await fill(keys, number('Included sessions'), '6');
    await fill(keys, number('Minutes per session'), '45');
    await fill(keys, number('Days to book them in'), '');
    server.respondWith({ [UPDATE]: { json: someService({ version: 2 }) }, [LIST]: list([]) });
    await keys.click(button('Update Service'));
    await expectToast('Service updated', 'Service has been updated successfully.');
    expect(server.bodiesTo(UPDATE)).toMatchObject([
      { includedSessions: 6, sessionMinutes: 45, bookWithinDays: null },
    ]);
  });

  it('shows which figures are not allowed', async () => {
    const keys = await open('Edit Chart Reading', someService());
    await fill(keys, number('Included sessions'), '101');
    await fill(keys, number('Minutes per session'), '5');
    await keys.click(button('Update Service'));
    await waitFor(() =>
      expect(descriptionOf(number('Included sessions'))).toContain('a whole number, 0 to 100.'),
    );
    expect(descriptionOf(number('Minutes per session'))).toContain('15 to 480');
    expect(server.callsTo(UPDATE)).toEqual([]);
  });
});
