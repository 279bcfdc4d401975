import { expect, it } from '@jest/globals';
import { auditQuerySchema } from './audit.ts';
import { auditedFieldLabels, auditedLabels, exportKinds, trashKindLabels } from './records.ts';
import { exportParamsSchema } from './transfer.ts';
import { trashKindSchema } from './trash.ts';

it('the names that calls and stored rows use stay', () => {
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

it('a record that is not in the trash or in a file is refused there', () => {
  expect(trashKindSchema.safeParse('customer').success).toBe(true);
  expect(trashKindSchema.safeParse('service').success).toBe(false);
  expect(exportParamsSchema.safeParse({ kind: 'contacts' }).success).toBe(true);
  expect(exportParamsSchema.safeParse({ kind: 'assets' }).success).toBe(false);
  expect(auditQuerySchema.safeParse({ relation: 'assets' }).success).toBe(true);
  expect(auditQuerySchema.safeParse({ relation: 'users' }).success).toBe(false);
});

it('the fields of a record are called as its contract says', () => {
  expect(auditedFieldLabels.customers.totalValue).toBe('Total value');
  expect(auditedFieldLabels.sessions_appointments.startTime).toBe('Start time');
});
