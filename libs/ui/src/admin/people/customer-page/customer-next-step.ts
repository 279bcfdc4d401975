import type { Activity, AdminPurchase, Task } from '@polaris/contracts';
import { ownerNextStep as stepOfPurchase } from '../../sales/purchases/owner-step.ts';

/** The next step; of an open purchase, the sentence of its page. */
export type Step =
  | { kind: 'purchase'; purchase: AdminPurchase; text: string; isSession: boolean }
  | { kind: 'task'; task: Task; text: string; on: string; isOverdue: boolean }
  | { kind: 'follow-up'; activity: Activity; text: string; on: string; isOverdue: boolean };

/**
 * What is due by `today`, such as 2026-03-01; else the step of the newest open purchase, else the first later task or
 * follow-up.
 */
export function customerNextStep(
  purchases: readonly AdminPurchase[],
  activities: readonly Activity[],
  tasks: readonly Task[],
  today: string,
): Step | undefined {
  const isOpen = ({ dueOn, doneAt }: Activity | Task) => Boolean(dueOn) && !doneAt;
  const dated = (dueOn: string | null) => ({ on: dueOn!, isOverdue: dueOn! < today });
  const [first] = [
    ...activities.filter(isOpen).map((activity) => ({
      ...{ kind: 'follow-up' as const, activity, text: activity.subject },
      ...dated(activity.dueOn),
    })),
    ...tasks.filter(isOpen).map((task) => ({
      ...{ kind: 'task' as const, task, text: task.title },
      ...dated(task.dueOn),
    })),
  ].sort((a, b) => a.on.localeCompare(b.on));
  const isDue = first !== undefined && first.on <= today;
  return isDue ? first : (purchaseStep(purchases) ?? first);
}

function purchaseStep(purchases: readonly AdminPurchase[]): Step | undefined {
  for (const purchase of purchases) {
    const step = stepOfPurchase(purchase);
    if (step)
      return {
        ...{ kind: 'purchase', purchase, text: step.text },
        isSession: step.action === 'session',
      };
  }
  return undefined;
}
