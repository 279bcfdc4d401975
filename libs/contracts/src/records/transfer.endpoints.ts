import { endpoint } from '../api/endpoint.ts';
import { ownerWrite } from '../api/owner-calls.ts';
import {
  exportParamsSchema,
  importPreviewQuerySchema,
  importPreviewSchema,
  importQuerySchema,
  importResultSchema,
} from './transfer.ts';
import { CSV_FILE, CUSTOMERS_CSV } from './transfer.examples.ts';

export const previewImport = ownerWrite({
  tag: 'Files',
  summary: 'Tell what importing a CSV file would do',
  method: 'POST',
  path: '/api/admin/import/customers/preview',
  query: importPreviewQuerySchema,
  upload: CUSTOMERS_CSV,
  returns: importPreviewSchema,
});

export const importCustomers = ownerWrite({
  tag: 'Files',
  summary: 'Import a CSV file as its preview said, without the lines that have a mistake',
  method: 'POST',
  path: '/api/admin/import/customers',
  query: importQuerySchema,
  upload: CUSTOMERS_CSV,
  returns: importResultSchema,
  errors: { 409: 'Customers were changed since the preview. Look at it again.' },
});

export const exportRecords = endpoint({
  tag: 'Files',
  summary: 'Download all records of a kind as a CSV file',
  method: 'GET',
  path: '/api/admin/export/:kind',
  allow: 'owner',
  proof: 'recent',
  exports: ':kind',
  params: exportParamsSchema,
  file: { mediaType: 'text/csv', example: CSV_FILE.example },
});
