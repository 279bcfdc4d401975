import { describe, expect, it } from '@jest/globals';
import {
  appointmentStatusLabels,
  appointmentStatusSchema,
} from '../../schedule/appointments/appointment.ts';
import { preferencesInputSchema } from '../../identity/preferences/preferences.ts';
import { purchaseInputSchema, purchaseStatusLabels, purchaseStatusSchema } from './purchase.ts';

describe('a purchase', () => {
  it('requires only a service', () => {
    expect(purchaseInputSchema.parse({ serviceId: 7 })).toEqual({ serviceId: 7 });
  });

  it('drops unknown fields', () => {
    const sent = { serviceId: 7, amount: 120, userId: 'u', id: 1, completionDate: 'now' };
    expect(purchaseInputSchema.parse(sent)).toEqual({ serviceId: 7, amount: 120 });
  });

  it('labels each status of a purchase', () => {
    expect(Object.keys(purchaseStatusLabels).sort()).toEqual(
      [...purchaseStatusSchema.options].sort(),
    );
  });
});

it('labels each status of a session', () => {
  const labels = Object.keys(appointmentStatusLabels).sort();
  expect(labels).toEqual([...appointmentStatusSchema.options].sort());
});

it('requires three booleans as preferences, and ignores the user in them', () => {
  const chosen = { email: false, phone: true, text: true };
  expect(preferencesInputSchema.parse({ ...chosen, userId: 'x' })).toMatchObject(chosen);
  expect(preferencesInputSchema.safeParse({ email: true }).success).toBe(false);
});
