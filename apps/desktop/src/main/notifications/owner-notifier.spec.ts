import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MINUTE_MS, type StreamMessage } from '@polaris/contracts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app, fake } from '../../../testing/electron.ts';
import { EventServer } from '../../../testing/event-server.ts';
import { Settings } from '../store/settings.ts';
import { OwnerNotifier } from './owner-notifier.ts';

const UNREAD = '/api/admin/contact-submissions';
const NOON = new Date('2026-03-02T12:00:00');
const changed = (
  kind: 'contact' | 'message' | 'appointment' | 'task' | 'service',
  id: number,
): StreamMessage => ({
  type: 'change',
  change: { kind, change: 'created', id },
});

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
const clientMessage = (id: number) => ({
  id,
  customerId: 7,
  customerName: 'Maya Okafor',
  via: 'page',
  text: 'Could we meet on Thursday?',
  files: [],
  readAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const session = (id: number, minutes: number) => ({
  id,
  userId: 'grace',
  serviceId: null,
  title: 'Review',
  startTime: new Date(Date.now() + minutes * MINUTE_MS).toISOString(),
  endTime: new Date(Date.now() + (minutes + 30) * MINUTE_MS).toISOString(),
  status: 'scheduled',
  createdAt: '2026-01-01T00:00:00.000Z',
  attendee: { email: 'grace@example.com', name: 'Grace' },
  customerId: 7,
  version: 1,
});

let server: EventServer;
let settings: Settings;
let heard: StreamMessage[];
let opened: string[];
let unread: number[];
let next: (string | undefined)[];
let notifier: OwnerNotifier;
beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  app.emitReady();
  fake.notifications.length = 0;
  server = new EventServer();
  settings = new Settings(join(mkdtempSync(join(tmpdir(), 'polaris-notifier-')), 'settings.json'));
  [heard, opened, unread, next] = [[], [], [], []];
  notifier = create();
});
afterEach(() => {
  notifier.stop();
  jest.useRealTimers();
});

const create = () =>
  new OwnerNotifier({
    log: { write: () => undefined },
    request: server.request,
    openEvents: server.openEvents,
    settings,
    onUnread: (count) => unread.push(count),
    onNextSession: (session) => next.push(session?.text),
    onOpen: (path) => opened.push(path),
    onMessage: (message) => heard.push(message),
  });

const layContacts = (...ids: number[]) =>
  (server.responses[UNREAD] = () => Response.json(ids.map(contact)));
const layMessages = (...ids: number[]) =>
  (server.responses['/api/admin/messages/unread'] = () => Response.json(ids.map(clientMessage)));
const laySessions = (...sessions: object[]) =>
  (server.responses['/api/admin/sessions'] = () => Response.json(sessions));
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
/** Minutes in which the server sends nothing but heartbeats. */
async function listen(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    server.write('event: heartbeat\ndata: {}\n\n');
    await wait(MINUTE_MS);
  }
}
const titles = () => fake.notifications.map(({ options }) => options.title);

async function start(): Promise<void> {
  notifier.start();
  await wait();
}

describe('the owner notifier', () => {
  it('notifies of a submission when it arrives, without polling', async () => {
    layContacts(1);
    await start();
    expect(titles()).toEqual([]);
    const before = server.requests.length;
    await listen(10);
    expect(server.requests).toHaveLength(before);
    layContacts(2, 1);
    server.send(changed('contact', 2));
    await wait();
    expect(titles()).toEqual(['New message from Person 2']);
    expect(unread.at(-1)).toBe(2);
    fake.notifications[0]!.emit('click');
    expect(opened).toEqual(['/admin/contacts?highlight=2']);
  });

  it("notifies once of a client's message, with a link to the record", async () => {
    layMessages(1);
    await start();
    layMessages(2, 1);
    server.send(changed('message', 2));
    await wait();
    server.send(changed('message', 2));
    await wait();
    expect(titles()).toEqual(['Maya Okafor wrote to you']);
    expect(fake.notifications[0]!.options.body).toBe('Could we meet on Thursday?');
    fake.notifications[0]!.emit('click');
    expect(opened).toEqual(['/admin/customers/7']);
    layMessages(4, 3, 2, 1);
    server.send(changed('message', 4));
    await wait();
    expect(titles()[1]).toBe('2 new messages from clients');
    expect(fake.notifications[1]!.options.body).toBe('Maya Okafor');
  });

  it('passes on every event', async () => {
    await start();
    server.send(changed('service', 3));
    await wait();
    expect(heard).toEqual([{ type: 'reset' }, changed('service', 3)]);
  });

  it('notifies after quiet hours of what arrived during them', async () => {
    settings.set({ quietHours: { from: '11:00', to: '12:10' } });
    layContacts(1);
    await start();
    layContacts(2, 1);
    server.send(changed('contact', 2));
    await wait();
    expect(titles()).toEqual([]);
    await listen(11);
    expect(titles()).toEqual(['New message from Person 2']);
  });

  it('notifies once of a session within the hour, even after the app was restarted', async () => {
    laySessions(session(1, 90));
    await start();
    await listen(20);
    expect(titles()).toEqual([]);
    await listen(11);
    expect(titles()).toEqual(['Session at 1:30 PM']);
    notifier.stop();
    notifier = create();
    await start();
    await wait(5 * MINUTE_MS);
    expect(titles()).toHaveLength(1);
  });

  it('notifies of a session that is booked at short notice', async () => {
    await start();
    laySessions(session(1, 30));
    server.send(changed('appointment', 1));
    await wait();
    expect(titles()).toEqual(['Session at 12:30 PM']);
    fake.notifications[0]!.emit('click');
    expect(opened).toEqual(['/admin/customers/7']);
  });
});

describe('the next session', () => {
  it('shows the current session, then the next one, as time passes', async () => {
    laySessions(session(1, 1), session(2, 60));
    await start();
    expect(next.at(-1)).toBe('Grace · Review · today 12:01 PM');
    await listen(2);
    expect(next.at(-1)).toBe('Grace · Review · now');
    await listen(30);
    expect(next.at(-1)).toBe('Grace · Review · today 1:00 PM');
    await listen(60);
    expect(next.at(-1)).toBeUndefined();
  });

  it('shows a session as soon as it is moved', async () => {
    laySessions(session(1, 60));
    await start();
    laySessions(session(1, 24 * 60));
    server.send(changed('appointment', 1));
    await wait();
    expect(next.at(-1)).toBe('Grace · Review · tomorrow 12:00 PM');
  });

  it('shows no session after sign-out, even one that was still loading', async () => {
    laySessions(session(1, 60));
    await start();
    let answer: (response: Response) => void = () => undefined;
    server.responses['/api/admin/sessions'] = () =>
      new Promise<Response>((resolve) => (answer = resolve)) as never;
    server.send(changed('appointment', 1));
    await wait();
    notifier.reset();
    answer(Response.json([session(1, 60)]));
    await wait();
    expect(next.at(-1)).toBeUndefined();
  });
});

it('notifies on time of a task that was added a minute before', async () => {
  await start();
  const dueAt = new Date(Date.now() + 2 * MINUTE_MS).toISOString();
  const times = { createdAt: dueAt, updatedAt: dueAt };
  const task = {
    id: 41,
    title: 'Call back',
    customerId: null,
    customer: null,
    version: 1,
    ...times,
    dueOn: '2026-03-02',
    dueTime: '12:02',
    dueAt,
    snoozedUntil: null,
    doneAt: null,
  };
  server.responses['/api/admin/tasks'] = () => Response.json([task]);
  server.send(changed('task', 41));
  await listen(1);
  expect(titles()).toEqual([]);
  await listen(2);
  expect(titles()).toEqual(['Task due']);
  fake.notifications[0]!.emit('click');
  expect(opened).toEqual(['/admin/tasks?id=41']);
});

describe('a server without events', () => {
  it('polls a server without events once a minute', async () => {
    server.status = 404;
    layContacts(1);
    await start();
    layContacts(2, 1);
    await wait(MINUTE_MS);
    expect(titles()).toEqual(['New message from Person 2']);
    const before = server.count(UNREAD);
    await wait(5 * MINUTE_MS);
    expect(server.count(UNREAD) - before).toBe(5);
  });

  it('stops polling once the server has events', async () => {
    server.status = 404;
    await start();
    server.status = 200;
    await wait(15 * MINUTE_MS);
    const before = server.count(UNREAD);
    await listen(10);
    expect([server.open, server.count(UNREAD) - before]).toEqual([1, 0]);
  });
});

it('drops the records of a user who has signed out', async () => {
  layContacts(1);
  laySessions(session(1, 30));
  await start();
  expect(settings.get('reminded')).toHaveLength(1);
  notifier.reset();
  expect([settings.get('seenContact'), settings.get('reminded'), unread.at(-1)]).toEqual([
    null,
    [],
    0,
  ]);
  const before = server.requests.length;
  await wait(60 * MINUTE_MS);
  expect([server.requests.length, server.open]).toEqual([before, 0]);
});
