import { afterEach, describe, expect, it } from '@jest/globals';
import { type Checklist, type ChecklistStep, checklistSteps } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { expectToast, undo } from '../../../../testing/queries.ts';
import { someBackups, someWeeks } from '../../../../testing/records/figures.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const GET = 'GET /api/admin/checklist';
const PUT = 'PUT /api/admin/checklist';
const TITLE = /^Make the site yours/;

const server = new MockServer();
afterEach(cleanup);

const someChecklist = (...done: ChecklistStep[]): Checklist => ({
  dismissed: false,
  samples: 'none',
  steps: checklistSteps.map((step) => ({ step, done: done.includes(step) })),
});

const open = (checklist: Checklist) =>
  openAdmin(server, '/admin', {
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/activities/recent': list([]),
    'GET /api/admin/statistics/weeks': { json: someWeeks() },
    'GET /api/admin/backups': { json: someBackups() },
    'GET /api/admin/assets': list([]),
    'GET /api/assets': list([]),
    [GET]: { json: checklist },
  });

describe('the setup checklist', () => {
  it('lists the remaining setup steps, and links to them', async () => {
    const { keys, address } = open(someChecklist('mail', 'videos'));
    const region = within(await screen.findByRole('region', { name: TITLE }));
    expect(region.getByText('29% done')).toBeTruthy();
    expect(region.getByText(/^Next: Your name and words/)).toBeTruthy();
    expect(region.queryByRole('listitem')).toBeNull();
    await keys.click(region.getByRole('button', { name: 'Show all' }));
    const entries = region.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries[0]).toMatch(/^Your name and words.*invented person/);
    expect(entries[5]).toBe('Mail server (done)');
    await keys.click(region.getByRole('link', { name: 'Open Assets: Resume' }));
    expect(address()).toBe('/admin/assets');
  });

  it('links to the mail server settings when none is set', async () => {
    const { keys } = open(someChecklist());
    await keys.click(await screen.findByRole('button', { name: 'Show all' }));
    const link = screen.getByRole('link', { name: 'Set it up: Mail server' });
    expect(link.getAttribute('href')).toBe('/admin/settings/mail');
  });

  it('dismisses the checklist, and restores it on Undo', async () => {
    const { keys } = open(someChecklist());
    const region = within(await screen.findByRole('region', { name: TITLE }));
    server.respondWith({ [PUT]: { json: { ...someChecklist(), dismissed: true } } });
    await keys.click(region.getByRole('button', { name: 'Dismiss the checklist' }));
    await expectToast('Checklist dismissed', '', 'Undo');
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    server.respondWith({ [PUT]: { json: someChecklist() } });
    await keys.click(undo());
    expect(await screen.findByRole('region', { name: TITLE })).toBeTruthy();
    expect(server.bodiesTo(PUT)).toEqual([{ dismissed: true }, { dismissed: false }]);
  });

  it.each([
    ['everything is done', someChecklist(...checklistSteps)],
    ['it was dismissed', { ...someChecklist(), dismissed: true }],
  ])('hides the checklist when %s', async (_, checklist) => {
    open(checklist);
    await screen.findByRole('button', { name: /Total Submissions/ });
    await waitFor(() => expect(server.callsTo(GET)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});
