import type { Activity, Task, Today } from '@polaris/contracts';

interface Customer {
  id: number;
  name: string;
}

/** A task or a follow-up as an entry of one list. */
export type DueItem = { key: string; customer: Customer | null } & (
  | { kind: 'task'; task: Task }
  | { kind: 'follow-up'; followUp: Activity }
);

/** Sorts by day, then by time. Entries without a time come last in their day. */
export const dueItems = ({ tasks, followUps }: Pick<Today, 'tasks' | 'followUps'>): DueItem[] =>
  [...tasks.items.map(taskItem), ...followUps.items.map(followUpItem)]
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ item }) => item);

interface SortableItem {
  at: string;
  item: DueItem;
}

const END_OF_DAY = '24:00';

const taskItem = (task: Task): SortableItem => ({
  at: `${task.dueOn} ${task.dueTime ?? END_OF_DAY}`,
  item: {
    kind: 'task',
    key: `task ${task.id}`,
    customer: task.customerId && task.customer ? { id: task.customerId, ...task.customer } : null,
    task,
  },
});

const followUpItem = (followUp: Activity): SortableItem => ({
  at: `${followUp.dueOn ?? ''} ${END_OF_DAY}`,
  item: {
    kind: 'follow-up',
    key: `follow-up ${followUp.id}`,
    customer: { id: followUp.customerId, ...followUp.customer },
    followUp,
  },
});
