import { ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { customerImportsSchema, importUndoSchema } from './customer-import.ts';
import { idParamsSchema } from '../../values/text/text.ts';

export const listCustomerImports = ownerRead({
  tag: 'Files',
  summary: 'List the imports of the last 24 hours that can be undone, the newest first',
  path: '/api/admin/customer-imports',
  returns: customerImportsSchema,
});

export const undoCustomerImport = ownerWrite({
  tag: 'Files',
  summary:
    'Undo an import: move added customers to the trash, change others back, except those changed since',
  method: 'POST',
  path: '/api/admin/customer-imports/:id/undo',
  params: idParamsSchema,
  returns: importUndoSchema,
  errors: {
    404: 'The import was not found, or is older than 24 hours.',
    409: 'Another window is undoing it.',
  },
});
