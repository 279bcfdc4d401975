import { describe, expect, it } from '@jest/globals';
import { nameQuery, understandLine } from './understand-line.ts';

/** A Tuesday. */
const now = new Date(2026, 10, 24, 9, 30);

const someone = (id: number, name: string, company: string | null = null) => ({
  id,
  name,
  company,
  email: `${id}@example.com`,
});
const customers = [
  someone(1, 'Sara Kim', 'Lighthouse'),
  someone(2, 'Sara Lee'),
  someone(3, 'José Ortiz', 'Harbor Trust'),
  someone(4, 'The Bakery'),
];

const understand = (line: string) => {
  const { customers: found, ...rest } = understandLine(line, customers, now);
  return { ...rest, customers: found.map(({ id }) => id) };
};

const nothing = { type: 'note', customers: [], newName: null, dueOn: null, dueTime: null };

describe('a line of quick capture', () => {
  it.each([
    ['', { ...nothing, subject: '' }],
    // Type, customer, subject and day.
    [
      'call Sara Kim about invoice friday',
      { ...nothing, type: 'call', customers: [1], subject: 'invoice', dueOn: '2026-11-27' },
    ],
    [
      'Emailed José re: the second report',
      { ...nothing, type: 'email', customers: [3], subject: 'the second report' },
    ],
    [
      'lunch with harbor trust, roadmap in 2 weeks',
      { ...nothing, type: 'meeting', customers: [3], subject: 'roadmap', dueOn: '2026-12-08' },
    ],
    [
      'follow up with Sara Lee tomorrow about the offer',
      { ...nothing, type: 'follow_up', customers: [2], subject: 'the offer', dueOn: '2026-11-25' },
    ],
    [
      'phone call with jose',
      { ...nothing, type: 'call', customers: [3], subject: 'phone call with jose' },
    ],
    ["text Sara Lee's sister", { ...nothing, type: 'text', customers: [2], subject: 'sister' }],
    [
      'call 3@example.com about cake',
      { ...nothing, type: 'call', customers: [3], subject: 'cake' },
    ],
    // No type: a note. A name then needs complete words.
    [
      'José wants it by Friday',
      { ...nothing, customers: [3], subject: 'wants it', dueOn: '2026-11-27' },
    ],
    ['Light bulbs broke', { ...nothing, subject: 'Light bulbs broke' }],
    ['the bakery: more cake', { ...nothing, customers: [4], subject: 'more cake' }],
    ['the report is late', { ...nothing, subject: 'the report is late' }],
    // While the name is being typed.
    ['call lig', { ...nothing, type: 'call', customers: [1], subject: 'call lig' }],
    ['call l', { ...nothing, type: 'call', newName: 'l', subject: 'call l' }],
    // Several match.
    ['call Sara about cake', { ...nothing, type: 'call', customers: [1, 2], subject: 'cake' }],
    // No customer has the name.
    [
      'call Zoe Brown about cake',
      { ...nothing, type: 'call', newName: 'Zoe Brown', subject: 'cake' },
    ],
    [
      'met Zoe on 12/4',
      { ...nothing, type: 'meeting', newName: 'Zoe', subject: 'met Zoe', dueOn: '2026-12-04' },
    ],
    [
      'email the whole team that we moved',
      { ...nothing, type: 'email', subject: 'email the whole team that we moved' },
    ],
    // Nothing is understood, or only the type.
    ['remember the milk', { ...nothing, subject: 'remember the milk' }],
    ['note: the page is slow', { ...nothing, subject: 'the page is slow' }],
    ['note about prices', { ...nothing, subject: 'prices' }],
    ['call', { ...nothing, type: 'call', subject: 'call' }],
    ['friday', { ...nothing, subject: '', dueOn: '2026-11-27' }],
    // A task also has a time, and needs no customer.
    [
      'task send the proposal friday 3pm',
      {
        ...nothing,
        type: 'task',
        subject: 'send the proposal',
        dueOn: '2026-11-27',
        dueTime: '15:00',
      },
    ],
    [
      'todo: pay rent at 9:30 am tomorrow',
      {
        ...nothing,
        type: 'task',
        subject: 'pay rent',
        dueOn: '2026-11-25',
        dueTime: '09:30',
      },
    ],
    [
      'Remind me to water the plants at noon',
      { ...nothing, type: 'task', subject: 'water the plants', dueTime: '12:00' },
    ],
    ['task call lig', { ...nothing, type: 'task', subject: 'call lig' }],
    [
      'task Sara Kim: send numbers',
      { ...nothing, type: 'task', customers: [1], subject: 'send numbers' },
    ],
    ['task', { ...nothing, type: 'task', subject: 'task' }],
    // Only a task has a time.
    ['note: meet at 3pm', { ...nothing, subject: 'meet at 3pm' }],
    // Longer names, and words in between, lose nothing.
    [
      'call Sara Kim again about cake',
      { ...nothing, type: 'call', customers: [1], subject: 'again about cake' },
    ],
  ])('understands "%s"', (line, understood) => {
    expect(understand(line)).toEqual(understood);
  });

  it.each([
    ['call Sara Kim about invoice friday', 'Sara'],
    ['meeting with the Harbor Trust', 'Harbor'],
    ["text José's office", 'José'],
    ['note about prices', ''],
    ['call about prices', ''],
    ['', ''],
  ])('searches customers for the name in "%s"', (line, query) => {
    expect(nameQuery(line, now)).toBe(query);
  });

  it.each([
    ['today', '2026-11-24'],
    ['tuesday', '2026-12-01'],
    ['this thurs', '2026-11-26'],
    ['next friday', '2026-12-04'],
    ['next Monday', '2026-11-30'],
    ['next week', '2026-11-30'],
    ['in 3 days', '2026-11-27'],
    ['in a month', '2026-12-24'],
    ['due by Dec 4', '2026-12-04'],
    ['on January 2', '2027-01-02'],
    ['December 4, 2028', '2028-12-04'],
    ['2027-02-28', '2027-02-28'],
    ['11/24', '2026-11-24'],
    ['11/23', '2027-11-23'],
  ])('understands the day in "send the report %s"', (day, dueOn) => {
    expect(understand(`send the report ${day}`)).toMatchObject({
      subject: 'send the report',
      dueOn,
    });
  });

  it.each([
    ['15:00', '15:00'],
    ['9:05', '09:05'],
    ['at 12am', '00:00'],
    ['12:30 pm', '12:30'],
    ['at 8 p.m.', '20:00'],
    ['noon', '12:00'],
    ['13pm', null],
    ['24:00', null],
    ['3', null],
  ])('understands the time in "task call back %s" as %s', (text, dueTime) => {
    expect(understand(`task call back ${text}`)).toMatchObject({
      subject: dueTime ? 'call back' : `call back ${text}`,
      dueTime,
    });
  });

  it.each(['2/30', '13/1', 'in 3 dogs', 'may', 'su', 'in 99999 days', '2027-02-29'])(
    'reads "%s" as no day',
    (text) => {
      expect(understand(`look ${text}`)).toMatchObject({ subject: `look ${text}`, dueOn: null });
    },
  );
});
