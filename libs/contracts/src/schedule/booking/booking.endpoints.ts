import { endpoint } from '../../api/endpoint.ts';
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

export const getBookingSettings = endpoint({
  tag: 'Booking',
  summary: 'Read when and how clients book',
  method: 'GET',
  path: '/api/admin/booking-settings',
  allow: 'owner',
  returns: bookingSettingsSchema,
});

export const updateBookingSettings = endpoint({
  tag: 'Booking',
  summary: 'Replace when and how clients book',
  method: 'PUT',
  path: '/api/admin/booking-settings',
  allow: 'owner',
  proof: 'session',
  body: bookingSettingsInputSchema,
  returns: bookingSettingsSchema,
});

export const listAvailabilityExceptions = endpoint({
  tag: 'Booking',
  summary: 'List days with other hours or time off, from today on',
  method: 'GET',
  path: '/api/admin/availability-exceptions',
  allow: 'owner',
  returns: availabilityExceptionsSchema,
});

export const addAvailabilityException = endpoint({
  tag: 'Booking',
  summary: 'Add time off, or other hours of a day',
  method: 'POST',
  path: '/api/admin/availability-exceptions',
  allow: 'owner',
  proof: 'session',
  body: availabilityExceptionInputSchema,
  status: 201,
  returns: availabilityExceptionSchema,
  errors: { 409: 'This day is in the list already.' },
});

export const removeAvailabilityException = endpoint({
  tag: 'Booking',
  summary: 'Remove time off, or other hours of a day',
  method: 'DELETE',
  path: '/api/admin/availability-exceptions/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});

export const explainBooking = endpoint({
  tag: 'Booking',
  summary: 'List the times of seven days, each with the first rule that hides it from clients',
  method: 'GET',
  path: '/api/admin/booking/explain',
  allow: 'owner',
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
