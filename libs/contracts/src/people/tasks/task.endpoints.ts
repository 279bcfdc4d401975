import { endpoint } from '../../api/endpoint.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  taskInputSchema,
  taskSchema,
  taskUpdateSchema,
  tasksQuerySchema,
  tasksSchema,
} from './task.ts';

export const listTasks = endpoint({
  tag: 'Tasks',
  summary: 'List tasks, the newest first',
  description: 'Open ones: the earliest due first. Those that are done: the last one first.',
  method: 'GET',
  path: '/api/admin/tasks',
  allow: 'owner',
  query: tasksQuerySchema,
  returns: tasksSchema,
});

export const createTask = endpoint({
  tag: 'Tasks',
  summary: 'Add a task',
  method: 'POST',
  path: '/api/admin/tasks',
  allow: 'owner',
  proof: 'session',
  body: taskInputSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: taskSchema,
  errors: { 404: 'Customer was not found.' },
});

export const updateTask = endpoint({
  tag: 'Tasks',
  summary: 'Change, snooze or finish a task',
  method: 'PATCH',
  path: '/api/admin/tasks/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: taskUpdateSchema,
  returns: taskSchema,
});

export const deleteTask = endpoint({
  tag: 'Tasks',
  summary: 'Move a task to the trash',
  method: 'DELETE',
  path: '/api/admin/tasks/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});
