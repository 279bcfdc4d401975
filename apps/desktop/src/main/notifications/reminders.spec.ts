import { describe, expect, it } from '@jest/globals';
import { type Agenda, remindersAt } from './reminders.ts';

const at = (time: string) => new Date(`2026-03-02T${time}:00`);
const followUp = (id: number, dueOn: string) => ({
  id,
  customerId: 7,
  subject: `Call ${id}`,
  dueOn,
});
const session = (id: number, start: Date) => ({
  id,
  customerId: 7,
  title: `Review ${id}`,
  startTime: start.toISOString(),
  endTime: new Date(+start + 3_600_000).toISOString(),
  status: 'scheduled' as const,
  attendee: null,
  customer: null,
  contact: null,
  place: null,
});

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const show = (now: Date, agenda: Partial<Agenda>, known: string[] = []) =>
  remindersAt(now, { followUps: [], tasks: [], sessions: [], zone, ...agenda }, new Set(known));

describe('a session', () => {
  it('reminds of a session once, from an hour before until it starts', () => {
    const sessions = [session(1, at('15:00'))];
    expect(show(at('13:59'), { sessions })).toEqual([]);
    const [reminder] = show(at('14:00'), { sessions });
    expect(reminder!.content).toEqual({
      title: 'Session at 3:00 PM',
      body: 'Review 1',
      path: '/admin/customers/7',
    });
    expect(show(at('14:30'), { sessions }, reminder!.keys)).toEqual([]);
    expect(show(at('15:00'), { sessions })).toEqual([]);
  });

  it('reminds of a session again when it has moved, and not when it is canceled', () => {
    const { keys } = show(at('14:00'), { sessions: [session(1, at('15:00'))] })[0]!;
    expect(show(at('16:30'), { sessions: [session(1, at('17:00'))] }, keys)).toHaveLength(1);
    const canceled = { ...session(1, at('15:00')), status: 'cancelled' as const };
    expect(show(at('14:30'), { sessions: [canceled] })).toEqual([]);
  });

  it('links to the dashboard from a session with no one in the CRM', () => {
    const sessions = [{ ...session(1, at('15:00')), customerId: null }];
    expect(show(at('14:30'), { sessions })[0]!.content.path).toBe('/admin');
  });
});

describe('a follow-up', () => {
  it('reminds of a follow-up once, from the morning of its day on', () => {
    const followUps = [followUp(1, '2026-03-02'), followUp(2, '2026-03-03')];
    expect(show(at('07:59'), { followUps })).toEqual([]);
    const [reminder] = show(at('08:00'), { followUps });
    expect(reminder!.content).toEqual({
      title: 'Follow-up due',
      body: 'Call 1',
      path: '/admin/customers/7',
    });
    expect(show(at('12:00'), { followUps }, reminder!.keys)).toEqual([]);
  });

  it('reminds of several follow-ups together', () => {
    const followUps = [followUp(1, '2026-02-20'), followUp(2, '2026-03-02')];
    const [reminder, ...more] = show(at('12:00'), { followUps });
    expect(more).toEqual([]);
    expect(reminder).toEqual({
      keys: ['follow-up 1 2026-02-20', 'follow-up 2 2026-03-02'],
      content: { title: '2 follow-ups are due', body: 'Call 1, Call 2', path: '/admin' },
    });
  });
});

describe('a task', () => {
  const task = (own: Partial<Agenda['tasks'][number]> = {}) => ({
    id: 1,
    title: 'Send the proposal',
    dueOn: '2026-03-02',
    dueTime: '15:00',
    dueAt: at('15:00').toISOString(),
    snoozedUntil: null,
    ...own,
  });

  it('reminds of a task once at its time, and again when the time changes', () => {
    const tasks = [task()];
    expect(show(at('14:59'), { tasks })).toEqual([]);
    const [reminder] = show(at('15:00'), { tasks });
    expect(reminder!.content).toEqual({
      title: 'Task due',
      body: 'Send the proposal',
      path: '/admin/tasks?id=1',
    });
    expect(show(at('16:00'), { tasks }, reminder!.keys)).toEqual([]);
    const moved = [task({ dueTime: '15:30', dueAt: at('15:30').toISOString() })];
    expect(show(at('15:30'), { tasks: moved }, reminder!.keys)).toHaveLength(1);
  });

  it('reminds of tasks without a time together, in the morning of their day', () => {
    const timeless = { dueTime: null, dueAt: new Date(2026, 2, 3).toISOString() };
    const tasks = [task(timeless), task({ ...timeless, id: 2, title: 'Pay the rent' })];
    expect(show(at('07:59'), { tasks })).toEqual([]);
    expect(show(at('08:00'), { tasks })[0]!.content).toEqual({
      title: '2 tasks are due',
      body: 'Send the proposal, Pay the rent',
      path: '/admin',
    });
  });

  it('reminds of a snoozed task when its snooze is over, but not at night', () => {
    const tasks = [task({ snoozedUntil: at('17:00').toISOString() })];
    expect(show(at('16:59'), { tasks })).toEqual([]);
    expect(show(at('17:00'), { tasks })).toHaveLength(1);
    const overnight = [task({ dueOn: '2026-03-01', snoozedUntil: at('00:00').toISOString() })];
    expect(show(at('00:01'), { tasks: overnight })).toEqual([]);
    expect(show(at('08:00'), { tasks: overnight })).toHaveLength(1);
  });
});

it('reminds by the clock of the business on a machine in another time zone', () => {
  const zone = 'America/Los_Angeles';
  const followUps = [followUp(1, '2026-03-02')];
  expect(show(new Date('2026-03-02T15:59:00Z'), { followUps, zone })).toEqual([]);
  expect(show(new Date('2026-03-02T16:00:00Z'), { followUps, zone })).toHaveLength(1);
  const sessions = [session(1, new Date('2026-03-02T16:30:00Z'))];
  const [reminder] = show(new Date('2026-03-02T16:00:00Z'), { sessions, zone });
  expect(reminder!.content.title).toBe('Session at 8:30 AM');
});
