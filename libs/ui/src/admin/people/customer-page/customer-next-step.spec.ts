import { describe, expect, it } from '@jest/globals';
import { somePurchase } from '../../../../testing/records/sales-records.ts';
import type { Activity, Task } from '@polaris/contracts';
import { customerNextStep } from './customer-next-step.ts';

const due = (subject: string, dueOn: string | null, doneAt: string | null = null) =>
  ({ subject, dueOn, doneAt }) as Activity;
const next = (activities: Activity[], tasks: Task[] = []) =>
  customerNextStep([], activities, tasks, '2026-03-10');

describe('the next step with a customer', () => {
  it('picks the first open follow-up, even an overdue one', () => {
    const activities = [due('Later', '2026-04-01'), due('First', '2026-03-01'), due('None', null)];
    expect(next(activities)).toMatchObject({ text: 'First', isOverdue: true });
    expect(next([due('Done', '2026-03-01', '2026-03-02T00:00:00Z')])).toBeUndefined();
  });

  it('picks a task that is due before the follow-ups', () => {
    const task = { title: 'Send the proposal', dueOn: '2026-03-05', doneAt: null } as Task;
    expect(next([due('Later', '2026-03-06')], [task])).toMatchObject({
      text: 'Send the proposal',
      isOverdue: true,
    });
    const done = { ...task, doneAt: '2026-03-05T00:00:00Z' };
    expect(next([due('Later', '2026-03-06')], [done])).toMatchObject({ text: 'Later' });
  });

  it('shows the step of the newest open purchase, unless something is due', () => {
    const ended = somePurchase({ id: 62, status: 'cancelled' });
    const purchases = [ended, somePurchase({ nextStep: 'We meet.' })];
    const pick = (activities: Activity[]) =>
      customerNextStep(purchases, activities, [], '2026-03-10');
    expect(pick([due('Later', '2026-03-11')])).toMatchObject({
      kind: 'purchase',
      text: 'We meet.',
    });
    expect(pick([due('Today', '2026-03-10')])).toMatchObject({ text: 'Today' });
  });
});
