import { beforeEach, describe, expect, it } from '@jest/globals';
import { newContacts, notificationFor } from './new-contacts.ts';
import { checkForNew } from './new-records.ts';

describe('new submissions', () => {
  const contact = (id: number) => ({
    id,
    name: `Person ${id}`,
    email: 'a@example.com',
    phone: null,
    message: 'I would like to hear more.',
    preferredContact: 'email',
    status: 'new',
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  let seen: number | null;
  let quiet: boolean;
  let unread: number[];
  let notified: { title: string; path: string }[];
  beforeEach(() => {
    seen = null;
    quiet = false;
    unread = [];
    notified = [];
  });
  const check = (response: Response | Error) =>
    checkForNew(newContacts, {
      fetch: async () => {
        if (response instanceof Error) throw response;
        return response;
      },
      seen: () => seen,
      quiet: () => quiet,
      onSeen: (id) => void (seen = id),
      onUnread: (count) => void unread.push(count),
      onNotification: (notification) => void notified.push(notification),
    });
  const list = (...ids: number[]) =>
    Response.json(ids.map(contact), { headers: { 'X-Total-Count': `${ids.length}` } });

  it('notifies of new submissions once, from the second check on, with a link to them', async () => {
    await check(list(2, 1));
    expect(notified).toEqual([]);
    await check(list(3, 2, 1));
    await check(list(3, 2, 1));
    expect(notified).toEqual([
      {
        title: 'New message from Person 3',
        body: 'I would like to hear more.',
        path: '/admin/contacts?highlight=3',
        canReply: true,
      },
    ]);
    expect(unread).toEqual([2, 3, 3]);
  });

  it('notifies of new submissions when the first check found none', async () => {
    await check(list());
    await check(list(1));
    expect(notified).toMatchObject([{ title: 'New message from Person 1' }]);
  });

  it('notifies of submissions even if only a newer version understands one of them', async () => {
    await check(list(1));
    await check(Response.json([{ ...contact(3), status: 'pinned' }, contact(2), contact(1)]));
    expect(notified).toMatchObject([{ title: 'New message from Person 2' }]);
  });

  it('notifies of several new submissions together', async () => {
    await check(list(1));
    await check(list(4, 3, 2, 1));
    expect(notified).toMatchObject([
      { title: '3 new submissions', path: '/admin/contacts?highlight=4' },
    ]);
  });

  it('notifies of submissions from quiet hours together afterwards', async () => {
    await check(list(1));
    quiet = true;
    await check(list(2, 1));
    await check(list(3, 2, 1));
    expect([notified, unread.at(-1)]).toEqual([[], 3]);
    quiet = false;
    await check(list(3, 2, 1));
    expect(notified).toMatchObject([{ title: '2 new submissions' }]);
  });

  it('counts submissions as checked when no one is signed in, but not when the server fails', async () => {
    expect(await check(new Response('', { status: 401 }))).toBe(true);
    expect(await check(new Response('', { status: 503 }))).toBe(false);
    await expect(check(new Error('offline'))).rejects.toThrow();
  });

  it('shows the start of a long message in its notification', () => {
    const { body } = notificationFor([{ id: 1, name: 'A', message: 'x'.repeat(5000) }])!;
    expect(body).toHaveLength(141);
    expect(notificationFor([])).toBeNull();
  });
});
