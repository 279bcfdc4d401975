import {
  type Job,
  button,
  command,
  focused,
  header,
  record,
  says,
  selected,
  submission,
} from './job.ts';

/** Submissions, activities and sessions. */
export const relationJobs: Job[] = [
  {
    name: 'Triage a submission',
    peer: 1,
    before: 1,
    path: submission,
    ready: selected,
    run: (counter) => counter.press('r'),
    done: says('Contact updated successfully'),
  },
  {
    name: 'Reply to a submission',
    peer: 2,
    before: 2,
    path: submission,
    ready: selected,
    run: async (counter) => {
      await counter.press('w');
      await focused(counter, 'Message');
      await counter.write('Thursday at ten suits me.');
      await counter.press('Control+Enter');
    },
    done: says('Reply sent'),
  },
  {
    name: 'Convert a submission and open the customer',
    peer: 1,
    before: 2,
    path: submission,
    ready: selected,
    run: (counter) => counter.press('Shift+V'),
    done: header,
  },
  {
    name: 'Give a submission to a known customer',
    peer: 0,
    before: 2,
    path: ({ knownContactId }) => `/admin/contacts?highlight=${knownContactId}`,
    ready: selected,
    run: async (counter) => {
      await counter.press('v');
      await button(counter.page, /^Use this customer/)
        .and(counter.page.locator(':focus'))
        .waitFor();
      await counter.press('Enter');
    },
    done: says('Contact converted to customer successfully'),
  },
  {
    name: 'Log a call',
    peer: 3,
    before: 3,
    path: record,
    ready: header,
    run: async (counter) => {
      await command(counter, 'call', /Log a Call/);
      await focused(counter, 'Subject');
      await counter.write('Agreed on the scope');
      await counter.press('Enter');
    },
    done: says('Activity logged successfully'),
  },
  {
    name: 'Plan a follow-up',
    peer: 3,
    before: 2,
    path: record,
    ready: header,
    run: async (counter) => {
      await counter.click(button(counter.page, 'Follow-up'));
      await focused(counter, 'Subject');
      await counter.write('Ask for the sources');
      await counter.press('Enter');
    },
    done: says('Activity logged successfully'),
  },
  {
    name: 'Book a session',
    peer: 0,
    before: 4,
    path: record,
    ready: header,
    run: async (counter) => {
      await counter.click(counter.page.getByRole('button', { name: 'Book', exact: true }));
      await focused(counter, 'Title');
      await counter.write('Kick-off');
      await counter.press('Tab');
      await counter.write('01022040');
      await counter.press('Tab');
      await counter.write('1000A');
      await counter.press('Enter');
    },
    done: says('Session booked'),
  },
  {
    name: 'Move a session',
    peer: 1,
    before: 4,
    path: record,
    ready: (page) => button(page, /^Move: /),
    run: async (counter) => {
      await counter.click(button(counter.page, /^Move: /));
      await focused(counter, 'Start');
      await counter.write('0203');
      await counter.press('Enter');
    },
    done: says('Session updated'),
  },
  {
    name: 'Cancel a session',
    peer: 2,
    before: 2,
    path: record,
    ready: (page) => button(page, /^Cancel: /),
    run: async (counter) => {
      await counter.click(button(counter.page, /^Cancel: /));
      await counter.click(button(counter.page, 'Cancel the session'));
    },
    done: says('Session canceled'),
  },
];
