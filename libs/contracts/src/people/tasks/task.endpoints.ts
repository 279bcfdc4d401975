import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  taskInputSchema,
  taskSchema,
  taskUpdateSchema,
  tasksQuerySchema,
  tasksSchema,
} from './task.ts';

export const listTasks = ownerRead({
  tag: 'Tasks',
  summary: 'List tasks, the newest first',
  description: 'Open ones: the earliest due first. Those that are done: the last one first.',
  path: '/api/admin/tasks',
  query: tasksQuerySchema,
  returns: tasksSchema,
});

export const createTask = ownerCreate({
  tag: 'Tasks',
  summary: 'Add a task',
  path: '/api/admin/tasks',
  body: taskInputSchema,
  hasIdempotencyKey: true,
  returns: taskSchema,
  errors: { 404: 'Customer was not found.' },
});

export const updateTask = ownerWrite({
  tag: 'Tasks',
  summary: 'Change, snooze or finish a task',
  method: 'PATCH',
  path: '/api/admin/tasks/:id',
  params: idParamsSchema,
  body: taskUpdateSchema,
  returns: taskSchema,
});

export const deleteTask = ownerDelete({
  tag: 'Tasks',
  summary: 'Move a task to the trash',
  path: '/api/admin/tasks/:id',
  params: idParamsSchema,
});
