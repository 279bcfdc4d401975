import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AvailabilityException, TimeOffSession } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, problem } from '../../../../testing/mock-server.ts';
import { expectToast, fill, undo, valueOf } from '../../../../testing/queries.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/availability-exceptions/3/sessions';
const SEND = 'POST /api/admin/availability-exceptions/3/messages';

const server = new MockServer();
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const day: AvailabilityException = {
  id: 3,
  day: '2040-07-03',
  kind: 'closed',
  startsAt: null,
  endsAt: null,
  sessions: 3,
};
const session = (id: number, own: Partial<TimeOffSession> = {}): TimeOffSession => ({
  id,
  title: 'Review',
  startTime: '2040-07-03T16:00:00.000Z',
  endTime: '2040-07-03T17:00:00.000Z',
  customerId: id,
  name: `Person ${id}`,
  email: `person${id}@example.com`,
  ...own,
});

async function open(sessions: TimeOffSession[]) {
  const { keys } = openAdmin(server, '/admin/settings/booking', {
    ...screens,
    [LIST]: { json: sessions },
  });
  await keys.click(await screen.findByRole('button', { name: 'Write to all 3: July 3, 2040' }));
  return { keys, dialog: within(await screen.findByRole('dialog', { name: 'Write to All' })) };
}

const screens = {
  'GET /api/admin/booking-settings': {
    json: {
      open: true,
      hours: [],
      step: 30,
      bufferBefore: 0,
      bufferAfter: 15,
      noticeHours: 24,
      horizonDays: 60,
      dailyMax: null,
      changeHours: 24,
      maxMoves: 3,
      beforePayment: true,
      place: null,
      version: 4,
    },
  },
  'GET /api/admin/availability-exceptions': { json: [day] },
  'GET /api/admin/booking/explain': { json: { timeZone: 'America/New_York', days: [] } },
};

describe('writing to everyone with a session in time off', () => {
  it('lists the sessions, sends one text to each customer, and undoes all of them', async () => {
    const nobody = session(3, { email: null, name: 'Silent Partner' });
    const { keys, dialog } = await open([session(1), session(2), nobody]);
    const silent = (await dialog.findByText('Silent Partner')).closest('li')!;
    expect(silent.textContent).toContain('Not written to');
    const text = dialog.getByRole('textbox', { name: /^Message/ });
    expect(valueOf(text)).toContain('Hi {{firstName}}');
    expect(valueOf(text)).toContain('Tuesday, July 3');
    await fill(keys, text, 'Can we meet on Friday?');
    const leavesAt = '2040-06-01T10:00:00.000Z';
    const messages = [31, 32].map((id) => ({ id, leavesAt }));
    server.respondWith({ [SEND]: { status: 201, json: { messages } } });
    await keys.click(dialog.getByRole('button', { name: 'Send to 2 customers' }));
    await expectToast('2 messages sent', '', 'Undo');
    expect(server.bodiesTo(SEND)).toEqual([
      { subject: 'Our session on Tuesday, July 3', body: 'Can we meet on Friday?' },
    ]);
    server.respondWith({
      'DELETE /api/admin/messages/31': { status: 204 },
      'DELETE /api/admin/messages/32': { status: 204 },
    });
    await keys.click(undo());
    await waitFor(() => expect(server.callsTo('DELETE /api/admin/messages/32')).toHaveLength(1));
    expect(server.callsTo('DELETE /api/admin/messages/31')).toHaveLength(1);
  });

  it('shows what is wrong with the text, and keeps it', async () => {
    const { keys, dialog } = await open([session(1)]);
    const text = await dialog.findByRole('textbox', { name: /^Message/ });
    const message = '{{company}} has no value for this person. Write it yourself or remove it.';
    server.respondWith({ [SEND]: problem(400, message, [{ path: 'body', message }]) });
    await keys.click(dialog.getByRole('button', { name: 'Send to 1 customer' }));
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(valueOf(text)).toContain('Hi {{firstName}}');
  });

  it('offers no form when no customer has an address', async () => {
    const { dialog } = await open([session(1, { email: null })]);
    expect(await dialog.findByText(/Not written to/)).toBeTruthy();
    expect(dialog.queryByRole('form')).toBeNull();
  });
});
