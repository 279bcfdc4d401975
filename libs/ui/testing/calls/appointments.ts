import {
  adminAppointmentSchema,
  adminAppointmentsQuerySchema,
  adminAppointmentsSchema,
  appointmentInputSchema,
  appointmentUpdateSchema,
  appointmentsSchema,
  plainPageQuerySchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/sessions': { query: plainPageQuerySchema, response: appointmentsSchema },
  'GET /api/admin/sessions': {
    query: adminAppointmentsQuerySchema,
    response: adminAppointmentsSchema,
  },
  'POST /api/admin/sessions': {
    request: appointmentInputSchema,
    response: adminAppointmentSchema,
  },
  'PATCH /api/admin/sessions/:id': {
    request: appointmentUpdateSchema,
    response: adminAppointmentSchema,
  },
  'DELETE /api/admin/sessions/:id': {},
};
