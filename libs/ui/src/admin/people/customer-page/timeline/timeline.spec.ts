import { describe, expect, it } from '@jest/globals';
import type {
  Activity,
  AdminAppointment,
  AdminPurchase,
  AuditEntry,
  ContactSubmission,
  Mail,
} from '@polaris/contracts';
import { timelineOf } from './timeline.ts';

const activity = (id: number, createdAt: string) => ({ id, createdAt }) as Activity;
const change = (createdAt: string, before: object | null, after: object | null) =>
  ({ id: 1, createdAt, before, after }) as AuditEntry;
const contact = { createdAt: '2025-01-01T00:00:00.000Z' } as ContactSubmission;
const kinds = (sources: Parameters<typeof timelineOf>[0]) =>
  timelineOf(sources).map(({ kind }) => kind);

describe("a customer's timeline", () => {
  it('lists everything that happened, newest first', () => {
    const activities = [activity(2, '2025-03-01T00:00:00.000Z')];
    const changes = [
      change('2025-04-01T00:00:00.000Z', { status: 'active' }, { status: 'on_hold' }),
    ];
    expect(kinds({ activities, more: false, changes, contact })).toEqual([
      'status',
      'activity',
      'submission',
    ]);
  });

  it('lists purchases and their notes, appointments and mails, each at its time', () => {
    const purchaseDate = '2025-03-01T00:00:00.000Z';
    const notes = [{ text: 'Half done', createdAt: '2025-03-04T00:00:00.000Z' }];
    expect(
      kinds({
        activities: [],
        more: false,
        changes: [],
        contact,
        purchases: [{ id: 1, purchaseDate, notes } as AdminPurchase],
        appointments: [{ id: 1, createdAt: '2025-03-03T00:00:00.000Z' } as AdminAppointment],
        mails: [{ id: 1, createdAt: '2025-03-02T00:00:00.000Z' } as Mail],
      }),
    ).toEqual(['note', 'appointment', 'mail', 'purchase', 'submission']);
  });

  it('shows a message once: as its activity, with the status of its mail', () => {
    const at = '2025-03-01T00:00:00.000Z';
    const mails = [
      { id: 1, activityId: 9, createdAt: at, status: 'failed' } as Mail,
      { id: 2, activityId: null, createdAt: at } as Mail,
    ];
    const events = timelineOf({
      activities: [activity(9, at)],
      more: false,
      changes: [],
      contact: undefined,
      mails,
    });
    expect(events.map(({ kind }) => kind)).toEqual(['activity', 'mail']);
    expect(events[0]).toMatchObject({ mail: { status: 'failed' } });
  });

  it('lists changes of the address, but not the address that a customer was added with', () => {
    const changes = [
      change(
        '2025-04-01T00:00:00.000Z',
        { email: 'old@example.com' },
        { email: 'new@example.com' },
      ),
      change('2025-03-01T00:00:00.000Z', { email: null }, { email: 'old@example.com' }),
      change('2025-02-01T00:00:00.000Z', { email: 'a@example.com' }, { email: null }),
      change('2025-01-01T00:00:00.000Z', null, { email: 'first@example.com' }),
    ];
    expect(timelineOf({ activities: [], more: false, changes, contact: undefined })).toMatchObject([
      { kind: 'address', from: 'old@example.com', to: 'new@example.com' },
      { kind: 'address', from: null, to: 'old@example.com' },
    ]);
  });

  it('lists only changes of status and address', () => {
    const changes = [
      change('2025-04-01T00:00:00.000Z', { name: 'A' }, { name: 'B' }),
      change('2025-03-01T00:00:00.000Z', null, { status: 'active' }),
    ];
    expect(kinds({ activities: [], more: false, changes, contact: undefined })).toEqual([]);
  });

  it('omits events older than activities that are not loaded yet', () => {
    const activities = [activity(9, '2025-03-01T00:00:00.000Z')];
    expect(kinds({ activities, more: true, changes: [], contact })).toEqual(['activity']);
  });
});
