import type { Activity, AdminAppointment, Task } from '@polaris/contracts';

/** The next step, with its day or time. */
export type Step =
  | { kind: 'to do'; subject: string; on: string; isOverdue: boolean }
  | { kind: 'session'; title: string; at: string };

/** The first open task or follow-up, or upcoming session; `today` is a day such as 2026-03-01. */
export function nextStepOf(
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
  return [...todo, ...sessions].sort((a, b) => dayOf(a).localeCompare(dayOf(b)))[0];
}

const dayOf = (step: Step): string => (step.kind === 'session' ? step.at : step.on);
