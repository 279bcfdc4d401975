import { expect, it } from '@jest/globals';
import { nextSessionAt } from './next-session.ts';
import type { ListedSession } from './reminders.ts';

const at = (time: string) => new Date(`2026-03-02T${time}:00`);
const session = (id: number, start: Date, own: Partial<ListedSession> = {}): ListedSession => ({
  id,
  customerId: 7,
  title: 'Level-Up Pack',
  startTime: start.toISOString(),
  endTime: new Date(+start + 3_600_000).toISOString(),
  status: 'scheduled',
  attendee: { email: 'maya@example.com', name: 'Maya Chen' },
  customer: null,
  contact: null,
  place: null,
  ...own,
});
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const next = (...sessions: ListedSession[]) => nextSessionAt(at('09:00'), { sessions, zone });

it('shows the soonest session that is not over, with its person and its time', () => {
  const over = session(1, at('07:30'));
  const canceled = session(2, at('10:00'), { status: 'cancelled' });
  expect(next(session(3, at('16:00')), session(4, at('14:00')), canceled, over)).toEqual({
    text: 'Maya Chen · Level-Up Pack · today 2:00 PM',
    url: null,
    path: '/admin/customers/7',
  });
  expect(next(over)).toBeNull();
});

it('shows the day of a session that is later than tomorrow, and a customer without an account', () => {
  const start = new Date('2026-03-06T14:00:00');
  const later = session(1, start, { attendee: null, customer: { id: 7, name: 'Harbor Trust' } });
  expect(next(later)?.text).toBe('Harbor Trust · Level-Up Pack · Mar 6, 2026, 2:00 PM');
});

it.each([
  ['https://meet.example/harbor', 'https://meet.example/harbor'],
  ['My office', null],
  ['http://meet.example', null],
  ['https://user:secret@meet.example', null],
  ['javascript:alert(1)', null],
])('opens the location %s as %s', (place, url) => {
  expect(next(session(1, at('14:00'), { place }))?.url).toBe(url);
});

it('shortens long names and titles', () => {
  const text = next(session(1, at('14:00'), { title: 'A'.repeat(200) }))!.text;
  expect(text.length).toBeLessThan(80);
});

it('shows the visitor who has booked a free call', () => {
  const visitor = { attendee: null, customerId: null, contact: { id: 3, name: 'Lena Fischer' } };
  expect(next(session(1, at('14:00'), visitor))!.text).toBe(
    'Lena Fischer · Level-Up Pack · today 2:00 PM',
  );
});

it('shows times of the business on a machine in another time zone', () => {
  const start = new Date('2026-03-03T07:30:00Z');
  const now = new Date('2026-03-02T20:00:00Z');
  const sessions = [session(1, start, { attendee: null })];
  const textIn = (zone: string) => nextSessionAt(now, { sessions, zone })!.text;
  expect(textIn('America/Los_Angeles')).toBe('Level-Up Pack · today 11:30 PM');
  expect(textIn('Asia/Tokyo')).toBe('Level-Up Pack · today 4:30 PM');
  expect(textIn('Europe/Berlin')).toBe('Level-Up Pack · tomorrow 8:30 AM');
});
