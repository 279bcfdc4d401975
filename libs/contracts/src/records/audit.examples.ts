import { describeTag, example } from '../api/example.ts';
import { auditEntrySchema } from './audit.ts';

export const auditExamples = [
  example(auditEntrySchema, {
    id: 140,
    createdAt: '2026-03-20T15:00:00.000Z',
    actor: 'owner@example.com',
    via: null,
    relation: 'customers',
    recordId: 7,
    name: 'Harbor Trust',
    action: 'update',
    before: { status: 'potential' },
    after: { status: 'active' },
    references: [],
  }),
];

export const AUDIT_FILE = [
  '"id","time","actor","table","recordId","action","before","after","via"',
  `"140","2026-03-20T15:00:00.000Z","owner@example.com","customers","7","update","{""status"":""potential""}","{""status"":""active""}",`,
].join('\r\n');

export const auditLogTag = describeTag(
  'Audit log',
  'Every change of a record: who made it, before and after.',
);
