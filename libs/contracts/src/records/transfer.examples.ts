import { describeTag, example } from '../api/example.ts';
import { exportParamsSchema, importPreviewSchema, importResultSchema } from './transfer.ts';

export const csvExamples = [
  example(exportParamsSchema, { kind: 'customers' }),
  example(importPreviewSchema, {
    plan: 'dGhpcyBwbGFuIGlzIGFuIGV4YW1wbGUsIG5vdCBvdXI',
    columns: [
      { name: 'Client', example: 'Harbor Trust', field: 'name' },
      { name: 'Stage', example: 'active', field: 'status' },
    ],
    fields: [
      { field: 'name', label: 'name' },
      { field: 'status', label: 'status' },
    ],
    several: ['name', 'email', 'phone'],
    notices: [],
    rows: 1,
    created: 0,
    updated: 1,
    unchanged: 0,
    repeated: 0,
    matched: 0,
    differing: 0,
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
  example(importResultSchema, {
    created: 0,
    updated: 1,
    unchanged: 0,
    skipped: 0,
    skippedFile: null,
    importId: null,
  }),
];

export const CSV_FILE = {
  mediaType: 'text/csv',
  example: [
    '"id","name","email","phone","preferredContact","status","message","createdAt"',
    '"3","Maya Lind","maya@harbor.example","","email","new","Can you look at our reports?","2026-03-02T09:30:00.000Z"',
  ].join('\r\n'),
};

/** A file as the import reads it. */
export const CUSTOMERS_CSV = {
  mediaType: 'text/csv',
  example: [
    'id,name,email,phone,company,status,totalValue,notes',
    '7,Harbor Trust,team@harbor.example,(323) 555-0140,Harbor Trust,active,1200,Prefers short mails.',
  ].join('\r\n'),
};

export const filesTag = describeTag('Files', 'Records as CSV files.');
