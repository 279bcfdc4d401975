import { expect, it } from '@jest/globals';
import { auditQuerySchema } from './audit.ts';
import { auditedFieldLabels, auditedLabels, exportKinds, trashKindLabels } from './records.ts';
import { exportParamsSchema } from './transfer.ts';
import { trashKindSchema } from './trash.ts';

it('keeps the names that calls and stored rows use', () => {
  expect(auditedLabels).toMatchObject({
    contact_submissions: 'Submission',
    customers: 'Customer',
    activities: 'Activity',
    services: 'Service',
    assets: 'Asset',
    purchases: 'Purchase',
    sessions_appointments: 'Session',
  });
  expect(trashKindLabels).toMatchObject({
    contact: 'Submission',
    customer: 'Customer',
    activity: 'Activity',
    asset: 'Asset',
  });
  expect(exportKinds).toEqual(expect.arrayContaining(['contacts', 'customers', 'activities']));
});

it('rejects a record type that has neither a trash nor an export', () => {
  expect(trashKindSchema.safeParse('customer').success).toBe(true);
  expect(trashKindSchema.safeParse('service').success).toBe(false);
  expect(exportParamsSchema.safeParse({ kind: 'contacts' }).success).toBe(true);
  expect(exportParamsSchema.safeParse({ kind: 'assets' }).success).toBe(false);
  expect(auditQuerySchema.safeParse({ relation: 'assets' }).success).toBe(true);
  expect(auditQuerySchema.safeParse({ relation: 'users' }).success).toBe(false);
});

it('names the fields of a record as its contract does', () => {
  expect(auditedFieldLabels.customers.totalValue).toBe('Total value');
  expect(auditedFieldLabels.sessions_appointments.startTime).toBe('Start time');
});
