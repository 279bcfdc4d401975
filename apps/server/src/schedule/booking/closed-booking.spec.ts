import { expect, it } from '@jest/globals';
import { type BookingState, NONE_LEFT, whyClosed, whyNoTimes } from './closed-booking';

const state = (
  purchase: Partial<BookingState['purchase']> = {},
  own: Partial<BookingState> = {},
): BookingState => ({
  settings: { open: true, beforePayment: false },
  purchase: {
    id: 31,
    serviceId: 4,
    customerId: 7,
    status: 'active',
    includedSessions: 6,
    sessionMinutes: 60,
    bookBy: '2026-06-30',
    service: 'Level-Up Pack',
    left: 5,
    isPaid: true,
    isDisputed: false,
    ...purchase,
  },
  isSilent: false,
  isVerified: true,
  today: '2026-06-30',
  ...own,
});

it('lets an active, paid purchase be booked up to its last day', () => {
  expect(whyClosed(state())).toBeNull();
});

it.each([
  [state({ status: 'pending' }), "Sessions can be booked once it's paid."],
  [state({ status: 'cancelled' }), 'This purchase is canceled.'],
  [state({}, { isSilent: true }), 'Booking is closed at the moment.'],
  [state({}, { isVerified: false }), 'Verify your email address to book a session.'],
  [state({ isDisputed: true }), 'Booking is closed while a payment is disputed.'],
  [state({ isPaid: false }), "Sessions can be booked once it's paid in full."],
  [state({}, { today: '2026-07-01' }), 'The time to book your sessions is over.'],
  [state({ left: 0 }), NONE_LEFT],
])('explains why nothing can be booked: case %#', (closed, text) => {
  expect(whyClosed(closed)).toBe(text);
});

it('allows a booked session to be moved when none is left', () => {
  expect(whyNoTimes(state({ left: 0 }))).toBeNull();
});
