import { importPreviewSchema, importResultSchema } from '@polaris/contracts';
import { example } from '../../platform/openapi/examples';

export const csvExamples = [
  example(importPreviewSchema, {
    plan: 'dGhpcyBwbGFuIGlzIGFuIGV4YW1wbGUsIG5vdCBvdXI',
    rows: 1,
    created: 0,
    updated: 1,
    unchanged: 0,
    ignoredColumns: [],
    mistakeCount: 0,
    mistakes: [],
    lines: [
      {
        line: 2,
        action: 'update',
        id: 7,
        name: 'Harbor Trust',
        changes: [{ field: 'status', was: 'potential', is: 'active' }],
      },
    ],
  }),
  example(importResultSchema, { created: 0, updated: 1, unchanged: 0 }),
];

export const CSV_FILE = {
  mediaType: 'text/csv',
  example: [
    'id,name,email,phone,company,status,totalValue,notes',
    '7,Harbor Trust,team@harbor.example,(323) 555-0140,Harbor Trust,active,1200,Prefers short mails.',
  ].join('\r\n'),
};
