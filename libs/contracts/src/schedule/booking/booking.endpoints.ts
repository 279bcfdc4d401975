import { endpoint } from '../../api/endpoint.ts';
import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { appointmentSchema } from '../appointments/appointment.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  availabilityExceptionInputSchema,
  availabilityExceptionSchema,
  availabilityExceptionsSchema,
} from './availability.ts';
import { bookingSettingsInputSchema, bookingSettingsSchema } from './booking-settings.ts';
import {
  cancellationResultSchema,
  explainQuerySchema,
  explainedDaysSchema,
  ownBookingInputSchema,
  ownCancellationSchema,
  ownMoveInputSchema,
  purchaseSlotsSchema,
  slotsQuerySchema,
} from './slots.ts';

export const getBookingSettings = ownerRead({
  tag: 'Booking',
  summary: 'Read when and how clients book',
  path: '/api/admin/booking-settings',
  returns: bookingSettingsSchema,
});

export const updateBookingSettings = ownerWrite({
  tag: 'Booking',
  summary: 'Replace when and how clients book',
  method: 'PUT',
  path: '/api/admin/booking-settings',
  body: bookingSettingsInputSchema,
  returns: bookingSettingsSchema,
});

export const listAvailabilityExceptions = ownerRead({
  tag: 'Booking',
  summary: 'List days with other hours or time off, from today on',
  path: '/api/admin/availability-exceptions',
  returns: availabilityExceptionsSchema,
});

export const addAvailabilityException = ownerCreate({
  tag: 'Booking',
  summary: 'Add time off, or other hours of a day',
  path: '/api/admin/availability-exceptions',
  body: availabilityExceptionInputSchema,
  returns: availabilityExceptionSchema,
  errors: { 409: 'This day is in the list already.' },
});

export const removeAvailabilityException = ownerDelete({
  tag: 'Booking',
  summary: 'Remove time off, or other hours of a day',
  path: '/api/admin/availability-exceptions/:id',
  params: idParamsSchema,
});

export const explainBooking = ownerRead({
  tag: 'Booking',
  summary: 'List the times of some days, each with the first rule that hides it from clients',
  path: '/api/admin/booking/explain',
  query: explainQuerySchema,
  returns: explainedDaysSchema,
});

export const listSlots = endpoint({
  tag: 'Booking',
  summary: 'List the times that can be booked of a purchase of the account',
  method: 'GET',
  path: '/api/purchases/:id/slots',
  allow: 'signed-in',
  params: idParamsSchema,
  query: slotsQuerySchema,
  returns: purchaseSlotsSchema,
});

export const bookOwnSession = endpoint({
  tag: 'Booking',
  summary: 'Book a session of a purchase of the account',
  method: 'POST',
  path: '/api/purchases/:id/sessions',
  allow: 'signed-in',
  proof: 'session',
  params: idParamsSchema,
  body: ownBookingInputSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: appointmentSchema,
  errors: { 409: 'The time was just taken, or the purchase has no session left to book.' },
});

export const moveOwnSession = endpoint({
  tag: 'Booking',
  summary: 'Move a session of the account',
  method: 'PATCH',
  path: '/api/sessions/:id',
  allow: 'signed-in',
  proof: 'session',
  params: idParamsSchema,
  body: ownMoveInputSchema,
  returns: appointmentSchema,
  errors: { 409: 'The time was just taken, or the session can no longer be moved.' },
});

export const cancelOwnSession = endpoint({
  tag: 'Booking',
  summary: 'Cancel a session of the account',
  method: 'POST',
  path: '/api/sessions/:id/cancel',
  allow: 'signed-in',
  proof: 'session',
  params: idParamsSchema,
  body: ownCancellationSchema,
  returns: cancellationResultSchema,
  errors: { 409: 'It has changed, or now counts as used, which the request did not say.' },
});
