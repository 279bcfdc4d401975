import { ownerRead, ownerWrite } from '../api/owner-calls.ts';
import { trashItemsSchema, trashParamsSchema, trashQuerySchema } from './trash.ts';

export const listTrash = ownerRead({
  tag: 'Trash',
  summary: 'List deleted records, the latest first',
  path: '/api/admin/trash',
  query: trashQuerySchema,
  returns: trashItemsSchema,
});

export const restoreRecord = ownerWrite({
  tag: 'Trash',
  summary: 'Restore a deleted record',
  method: 'POST',
  path: '/api/admin/trash/:kind/:id/restore',
  params: trashParamsSchema,
  errors: { 409: 'Its customer was deleted. Bring the customer back first.' },
});
