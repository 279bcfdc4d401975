import { describe, expect, it } from '@jest/globals';
import {
  appointmentStatusLabels,
  appointmentStatusSchema,
} from '../../schedule/appointments/appointment.ts';
import { preferencesInputSchema } from '../../identity/preferences/preferences.ts';
import { purchaseInputSchema, purchaseStatusLabels, purchaseStatusSchema } from './purchase.ts';

describe('a purchase', () => {
  it('needs a service alone', () => {
    expect(purchaseInputSchema.parse({ serviceId: 7 })).toEqual({ serviceId: 7 });
  });

  it('drops what is not named', () => {
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

it('preferences are three booleans, and the user that they name is ignored', () => {
  const chosen = { email: false, phone: true, text: true };
  expect(preferencesInputSchema.parse({ ...chosen, userId: 'x' })).toMatchObject(chosen);
  expect(preferencesInputSchema.safeParse({ email: true }).success).toBe(false);
});
