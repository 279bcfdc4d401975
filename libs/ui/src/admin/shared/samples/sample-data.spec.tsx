import { afterEach, describe, expect, it } from '@jest/globals';
import type { SampleData } from '@polaris/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { expectToast } from '../../../../testing/queries.ts';
import { someBackups, someWeeks } from '../../../../testing/records/figures.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const PATH = '/api/admin/sample-data';
const CHECKLIST = 'GET /api/admin/checklist';

const server = new MockServer();
afterEach(cleanup);

const none: SampleData = { addedAt: null, samples: [], attached: [] };
const added: SampleData = {
  addedAt: '2026-03-20T15:00:00.000Z',
  samples: [
    { kind: 'customers', count: 25 },
    { kind: 'tags', count: 5 },
    { kind: 'refunds', count: 1 },
  ],
  attached: [],
};

const checklist = (samples: 'none' | 'offered' | 'added') => ({
  json: { dismissed: true, samples, steps: [] },
});

const open = (samples: 'none' | 'offered' | 'added') =>
  openAdmin(server, '/admin', {
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/activities/recent': list([]),
    'GET /api/admin/statistics/weeks': { json: someWeeks() },
    'GET /api/admin/backups': { json: someBackups() },
    [CHECKLIST]: checklist(samples),
  });

const press = (name: string) => screen.findByRole('button', { name });

describe('the sample data', () => {
  it('offers sample data on a dashboard without people, and adds it with one press', async () => {
    const { keys } = open('offered');
    const button = await press('Add sample data');
    server.respondWith({ [`POST ${PATH}`]: { json: added }, [CHECKLIST]: checklist('added') });
    await keys.click(button);
    await expectToast('Success', 'Added 25 customers, 5 tags and 1 refund.');
    expect(await press('Remove sample data')).toBeTruthy();
  });

  it('says what it removes before it is removed', async () => {
    const { keys } = open('added');
    server.respondWith({ [`GET ${PATH}`]: { json: added }, [`DELETE ${PATH}`]: { json: none } });
    await keys.click(await press('Remove sample data'));
    expect(await screen.findByText('Removes 25 customers, 5 tags and 1 refund.')).toBeTruthy();
    expect(screen.getByText(/^Nothing that you added goes/)).toBeTruthy();
    server.respondWith({ [CHECKLIST]: checklist('offered') });
    await keys.click(await press('Remove'));
    await expectToast('Success', 'The sample data was removed.');
    expect(await press('Add sample data')).toBeTruthy();
  });

  it('names what the owner has attached to it, which goes with it', async () => {
    const attached = [{ kind: 'tasks' as const, count: 2 }];
    const { keys } = open('added');
    server.respondWith({ [`GET ${PATH}`]: { json: { ...added, attached } } });
    await keys.click(await press('Remove sample data'));
    const text = 'Also removes what you attached to them: 2 tasks.';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(/^Nothing else that you added goes/)).toBeTruthy();
  });

  it('does not mention sample data when the owner has people of their own', async () => {
    open('none');
    await screen.findByRole('button', { name: /Total Submissions/ });
    await waitFor(() => expect(server.callsTo(CHECKLIST)).toHaveLength(1));
    expect(screen.queryByText('Sample data')).toBeNull();
  });
});
