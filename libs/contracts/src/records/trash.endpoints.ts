import { endpoint } from '../api/endpoint.ts';
import { trashItemsSchema, trashParamsSchema, trashQuerySchema } from './trash.ts';

export const listTrash = endpoint({
  tag: 'Trash',
  summary: 'List deleted records, the latest first',
  method: 'GET',
  path: '/api/admin/trash',
  allow: 'owner',
  query: trashQuerySchema,
  returns: trashItemsSchema,
});

export const restoreRecord = endpoint({
  tag: 'Trash',
  summary: 'Restore a deleted record',
  method: 'POST',
  path: '/api/admin/trash/:kind/:id/restore',
  allow: 'owner',
  proof: 'session',
  params: trashParamsSchema,
  errors: { 409: 'Its customer was deleted. Bring the customer back first.' },
});
