import {
  bulkInputSchema,
  bulkResultSchema,
  exportSelectedQuerySchema,
  gridQuerySchema,
  gridRowSchema,
} from './customer-grid.ts';
import { describeTag, example } from '../../api/example.ts';

export const customerGridExamples = [
  example(exportSelectedQuerySchema, { ids: '7,12' }),
  example(gridQuerySchema, { sort: 'name', status: 'active,on_hold' }),
  example(gridRowSchema, {
    id: 7,
    name: 'Harbor Trust',
    email: 'team@harbor.example',
    phone: '(323) 555-0140',
    company: 'Harbor Trust',
    status: 'active',
    totalValue: 1200,
    notes: 'Prefers short mails.',
    timeZone: 'America/Los_Angeles',
    convertedFromContactId: 21,
    version: 1,
    createdAt: '2026-03-02T17:00:00.000Z',
    updatedAt: '2026-03-02T17:00:00.000Z',
    lastActivityAt: '2026-03-20T15:00:00.000Z',
    nextFollowUp: '2026-04-01',
    owed: 600,
    tags: [{ id: 3, name: 'Retainer', color: 'blue' }],
  }),
  example(bulkInputSchema, { act: 'status', ids: [7, 8], status: 'on_hold' }),
  example(bulkResultSchema, {
    changed: [7],
    missing: [8],
    full: [],
    previous: [{ id: 7, status: 'active' }],
  }),
];

export const GRID_FILE = [
  'id,name,email,phone,company,status,totalValue,notes,lastActivityAt,nextFollowUp,owed,tags,createdAt',
  '7,Harbor Trust,team@harbor.example,(323) 555-0140,Harbor Trust,active,1200.00,Prefers short mails.,,2026-04-01,600.00,Retainer,2026-03-02T17:00:00.000Z',
].join('\r\n');

export const customerGridTag = describeTag(
  'Customer grid',
  'Many customers at once: sorted, filtered, changed together.',
);
