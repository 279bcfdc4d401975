import type { Activity, AdminAppointment, AdminPurchase, Task } from '@polaris/contracts';
import { nextStepOf as stepOfPurchase } from '../../sales/purchases/owner-step.ts';

/** The next step, with its day or time; of an open purchase, the sentence of its page. */
export type Step =
  | { kind: 'purchase'; purchase: AdminPurchase; text: string }
  | { kind: 'to do'; subject: string; on: string; isOverdue: boolean }
  | { kind: 'session'; title: string; at: string };

/**
 * What is due by `today`, such as 2026-03-01; else the step of the newest open purchase, else the first later task,
 * follow-up or session.
 */
export function nextStepOf(
  purchases: readonly AdminPurchase[],
  activities: readonly Activity[],
  tasks: readonly Task[],
  appointments: readonly AdminAppointment[],
  now: Date,
  today: string,
): Step | undefined {
  const due = [...activities, ...tasks.map((task) => ({ ...task, subject: task.title }))];
  const todo = due.flatMap(({ subject, dueOn, doneAt }): Step[] =>
    dueOn && !doneAt ? [{ kind: 'to do', subject, on: dueOn, isOverdue: dueOn < today }] : [],
  );
  const sessions = appointments.flatMap(({ title, startTime, status }): Step[] =>
    status === 'scheduled' && new Date(startTime) > now
      ? [{ kind: 'session', title, at: startTime }]
      : [],
  );
  const [first] = [...todo, ...sessions].sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
  const isDue = first?.kind === 'to do' && first.on <= today;
  return isDue ? first : (purchaseStep(purchases) ?? first);
}

function purchaseStep(purchases: readonly AdminPurchase[]): Step | undefined {
  for (const purchase of purchases) {
    const step = stepOfPurchase(purchase);
    if (step) return { kind: 'purchase', purchase, text: step.text };
  }
  return undefined;
}

const dayOf = (step: Step): string =>
  step.kind === 'session' ? step.at : step.kind === 'to do' ? step.on : '';
