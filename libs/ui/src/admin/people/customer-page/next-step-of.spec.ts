import { describe, expect, it } from '@jest/globals';
import { somePurchase } from '../../../../testing/records/sales-records.ts';
import type { Activity, AdminAppointment, Task } from '@polaris/contracts';
import { nextStepOf } from './next-step-of.ts';

const now = new Date('2026-03-10T12:00:00Z');
const due = (subject: string, dueOn: string | null, doneAt: string | null = null) =>
  ({ subject, dueOn, doneAt }) as Activity;
const session = (title: string, startTime: string, status = 'scheduled') =>
  ({ title, startTime, status }) as AdminAppointment;
const next = (activities: Activity[], appointments: AdminAppointment[] = [], tasks: Task[] = []) =>
  nextStepOf([], activities, tasks, appointments, now, '2026-03-10');

describe('the next step with a customer', () => {
  it('picks the first open follow-up, even an overdue one', () => {
    const activities = [due('Later', '2026-04-01'), due('First', '2026-03-01'), due('None', null)];
    expect(next(activities)).toMatchObject({ subject: 'First', isOverdue: true });
    expect(next([due('Done', '2026-03-01', '2026-03-02T00:00:00Z')])).toBeUndefined();
  });

  it('picks a task that is due before the follow-ups', () => {
    const task = { title: 'Send the proposal', dueOn: '2026-03-05', doneAt: null } as Task;
    expect(next([due('Later', '2026-03-06')], [], [task])).toMatchObject({
      subject: 'Send the proposal',
      isOverdue: true,
    });
    const done = { ...task, doneAt: '2026-03-05T00:00:00Z' };
    expect(next([due('Later', '2026-03-06')], [], [done])).toMatchObject({ subject: 'Later' });
  });

  it('shows the step of the newest open purchase, unless something is due', () => {
    const ended = somePurchase({ id: 62, status: 'cancelled' });
    const purchases = [ended, somePurchase({ nextStep: 'We meet.' })];
    const pick = (activities: Activity[]) =>
      nextStepOf(purchases, activities, [], [], now, '2026-03-10');
    expect(pick([due('Later', '2026-03-11')])).toMatchObject({
      kind: 'purchase',
      text: 'We meet.',
    });
    expect(pick([due('Today', '2026-03-10')])).toMatchObject({ subject: 'Today' });
  });

  it('picks an earlier session, unless it is over or canceled', () => {
    const follow = [due('Follow', '2026-03-20')];
    const sessions = [
      session('Over', '2026-03-09T12:00:00Z'),
      session('Canceled', '2026-03-11T12:00:00Z', 'cancelled'),
      session('Review', '2026-03-12T12:00:00Z'),
    ];
    expect(next(follow, sessions)).toMatchObject({ kind: 'session', title: 'Review' });
    expect(next(follow, sessions.slice(0, 2))).toMatchObject({ subject: 'Follow' });
  });
});
