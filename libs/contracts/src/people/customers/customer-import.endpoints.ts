import { endpoint } from '../../api/endpoint.ts';
import { customerImportsSchema, importUndoSchema } from './customer-import.ts';
import { idParamsSchema } from '../../values/text/text.ts';

export const listCustomerImports = endpoint({
  tag: 'Files',
  summary: 'List the imports of the last 24 hours that can be undone, the newest first',
  method: 'GET',
  path: '/api/admin/customer-imports',
  allow: 'owner',
  returns: customerImportsSchema,
});

export const undoCustomerImport = endpoint({
  tag: 'Files',
  summary: 'Move the customers that an import added to the trash, without those changed since',
  method: 'POST',
  path: '/api/admin/customer-imports/:id/undo',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  returns: importUndoSchema,
  errors: {
    404: 'The import was not found, or is older than 24 hours.',
    409: 'Another window is undoing it.',
  },
});
