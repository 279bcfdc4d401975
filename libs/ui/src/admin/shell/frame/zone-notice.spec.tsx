import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { someBackups, someToday, someWeeks } from '../../../../testing/records/figures.ts';
import { MockServer, list } from '../../../../testing/mock-server.ts';
import { expectToast, valueOf } from '../../../../testing/queries.ts';
import { someAppointment, someTask } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';
import { someUser } from '../../../../testing/render-screen.tsx';
import { stopDate } from '../../../../testing/fake-date.ts';
import { setClockZone } from '../../../primitives/clock.ts';

const ADD = 'POST /api/admin/tasks';

const server = new MockServer();
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  setClockZone(null);
});

/** The dashboard in Los Angeles at 8 PM, when it is tomorrow in Tokyo. */
function open(timeZone: string | null) {
  stopDate(new Date('2026-11-29T04:00:00Z'));
  const times = { startTime: '2026-12-03T19:00:00.000Z', endTime: '2026-12-03T20:00:00.000Z' };
  return openAdmin(server, '/admin', {
    'GET /api/auth/user': { json: someUser({ isAdmin: true, timeZone }) },
    'GET /api/admin/contact-submissions': list([]),
    'GET /api/activities/recent': list([]),
    'GET /api/admin/statistics/weeks': { json: someWeeks() },
    'GET /api/admin/backups': { json: someBackups() },
    'GET /api/admin/today': {
      json: someToday({
        day: '2026-11-29',
        next: {
          ...{ followUps: { total: 0, items: [] }, tasks: { total: 0, items: [] } },
          sessions: { total: 1, items: [someAppointment(times)] },
        },
      }),
    },
  });
}

describe('an owner whose browser is in another time zone than the business', () => {
  it('sees the time zone of the business once, and its times and days on the screen', async () => {
    open('Asia/Tokyo');
    const next = within(await screen.findByRole('region', { name: /Next sessions/ }));
    expect(next.getByText('Friday, December 4, 2026, 4:00 AM – 5:00 AM')).toBeTruthy();
    expect(screen.getAllByText(/^Times are in Japan Standard Time/)).toHaveLength(1);
  });

  it('adds a task on the day that the form shows, which is that of the business', async () => {
    const { keys } = open('Asia/Tokyo');
    const form = within(await screen.findByRole('form', { name: 'Add Task' }));
    expect(valueOf(form.getByLabelText('Day'))).toBe('2026-11-29');
    server.respondWith({ [ADD]: { status: 201, json: someTask() } });
    await keys.type(form.getByLabelText(/^New task/), 'Call Maya{Enter}');
    await expectToast('Success', 'Task added');
    expect(server.bodiesTo(ADD)).toMatchObject([{ title: 'Call Maya', dueOn: '2026-11-29' }]);
    expect(valueOf(form.getByLabelText('Day'))).toBe('2026-11-29');
  });
});

it('names no time zone when the browser is in that of the business', async () => {
  open('America/Los_Angeles');
  await screen.findByText('Thursday, December 3, 2026, 11:00 AM – 12:00 PM');
  expect(screen.queryByText(/^Times are in/)).toBeNull();
});
