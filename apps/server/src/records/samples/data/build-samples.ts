import { randomUUID } from 'node:crypto';
import { SAMPLE_MAIL_DOMAIN } from '@polaris/contracts';
import { type SamplePerson, samplePeople, sampleTags } from './sample-people';
import { type SampleContext, SampleRows } from './sample-rows';
import { SampleSales } from './sample-sales';
import { activities, conversations, questions, tasks } from './sample-texts';

const CONVERTED = 8;
const UNREAD = 3;
/** Those who only wrote, after the customers. */
const VISITORS = [
  'Robin Ashby',
  'Leila Farouk',
  'Max Brandt',
  'Win Big Casino',
  'June Park',
  'Theo Laurent',
];
const SPAM = VISITORS.indexOf('Win Big Casino');

/** "Tomás Herrera" becomes "tomas.herrera@…". */
function sampleEmail(name: string): string {
  const plain = name.normalize('NFD').replace(/[^a-zA-Z ]/g, '');
  return `${plain.toLowerCase().replaceAll(' ', '.')}@${SAMPLE_MAIL_DOMAIN}`;
}

/** The sample records: always the same, relative to today. */
export function buildSamples(context: SampleContext): SampleRows {
  const rows = new SampleRows(context);
  const sales = new SampleSales(rows);
  addCompanies(rows);
  const tagIds = addTags(rows);
  for (const [place, person] of samplePeople.entries())
    addPerson(rows, sales, tagIds, person, place);
  for (const [place, name] of VISITORS.entries()) addVisitor(rows, name, place);
  return rows;
}

function addCompanies(rows: SampleRows): void {
  const names = new Set(samplePeople.flatMap(({ company }) => company ?? []));
  for (const name of names)
    if (!rows.context.companies.has(name.toLowerCase()))
      rows.addRecord('companies', { name, website: null, note: null });
}

function addTags(rows: SampleRows): Map<string, number> {
  return new Map(
    Object.entries(sampleTags).map(([name, color]) => [
      name,
      rows.context.tags.get(name.toLowerCase()) ?? rows.addRecord('tags', { name, color }),
    ]),
  );
}

function addPerson(
  rows: SampleRows,
  sales: SampleSales,
  tagIds: Map<string, number>,
  person: SamplePerson,
  place: number,
): void {
  const { days, newId } = rows.context;
  const email = sampleEmail(person.name);
  const id = newId('customers');
  const since = days.past(person.ago, place * 17);
  const isConverted = place < CONVERTED;
  const contactId = isConverted ? addContact(rows, person.name, place, person.ago + 2, id) : null;
  rows.add('customers', {
    id,
    name: person.name,
    email,
    phone: person.phone,
    company: person.company,
    status: person.status,
    totalValue: paidBy(rows, person),
    notes: person.note,
    convertedFromContactId: contactId,
    createdAt: since,
    updatedAt: since,
  });
  for (const tag of person.tags)
    rows.add('customer_tags', { customerId: id, tagId: tagIds.get(tag) });
  addActivities(rows, id, person, place);
  const task = tasks[place];
  if (task) addTask(rows, id, task, place);
  const conversation = conversations[place];
  if (conversation) addConversation(rows, id, email, conversation, place);
  for (const [at, order] of person.orders.entries())
    sales.add({ customerId: id, person, email }, order, place + at);
}

function paidBy({ context: { services } }: SampleRows, { orders }: SamplePerson): number {
  const shares = { all: 1, half: 0.5, nothing: 0, returned: 0 };
  return orders.reduce((sum, { service, paid }) => {
    const price = services[service % Math.max(services.length, 1)]?.price ?? 0;
    return sum + Math.round(price * shares[paid]);
  }, 0);
}

/** Spread over the time since the customer came, with a follow-up that is due for some. */
function addActivities(rows: SampleRows, customerId: number, person: SamplePerson, place: number) {
  const { days } = rows.context;
  const count = Math.min(1 + Math.ceil(person.ago / 25), activities.length);
  for (const [step, { type, subject, description }] of activities.slice(0, count).entries()) {
    const at = days.past(Math.round(person.ago * (1 - step / count)), place * 29 + step * 41);
    const row = { customerId, type, subject, description, createdAt: at, updatedAt: at };
    rows.addRecord('activities', { ...row, dueOn: null });
  }
  if (place % 6 !== 2) return;
  const at = days.past(3 + place, place);
  rows.addRecord('activities', {
    customerId,
    type: 'follow_up',
    subject: 'Ask how the report is used',
    description: null,
    createdAt: at,
    updatedAt: at,
    dueOn: days.day(place - 4),
  });
}

function addTask(
  rows: SampleRows,
  customerId: number,
  [title, inDays]: (typeof tasks)[number],
  place: number,
): void {
  const { days } = rows.context;
  const createdAt = days.past(5 + place, place);
  rows.addRecord('tasks', {
    title,
    customerId,
    dueOn: days.day(inDays),
    doneAt: null,
    createdAt,
    updatedAt: createdAt,
  });
}

function addConversation(
  rows: SampleRows,
  customerId: number,
  email: string,
  [text, answer, ago]: (typeof conversations)[number],
  place: number,
): void {
  const { days } = rows.context;
  const writtenAt = days.past(ago, place * 31);
  rows.addRecord('messages', {
    customerId,
    contactId: null,
    activityId: null,
    author: 'client',
    via: 'page',
    text,
    recipient: null,
    subject: null,
    thread: null,
    internetMessageId: null,
    previousStatus: null,
    leavesAt: null,
    createdAt: writtenAt,
    readAt: answer === null ? null : writtenAt,
  });
  if (answer === null) return;
  const about = { customerId, contactId: null, previousStatus: null };
  addReply(rows, about, {
    email,
    text: answer,
    at: days.past(ago - 1, place * 31),
    key: `c${place}`,
  });
}

function addReply(
  rows: SampleRows,
  about: { customerId: number | null; contactId: number | null; previousStatus: 'new' | null },
  { email, text, at, key }: { email: string; text: string; at: string; key: string },
): void {
  // A message to a customer is logged as their activity.
  const activityId =
    about.customerId === null
      ? null
      : rows.addRecord('activities', {
          customerId: about.customerId,
          type: 'email',
          subject: 'Your message',
          description: text,
          createdAt: at,
          updatedAt: at,
          dueOn: null,
        });
  rows.addRecord('messages', {
    ...about,
    activityId,
    author: 'owner',
    via: 'mail',
    text,
    recipient: email,
    subject: 'Your message',
    thread: randomUUID(),
    internetMessageId: `<${key}@${SAMPLE_MAIL_DOMAIN}>`,
    leavesAt: at,
    createdAt: at,
    readAt: null,
  });
}

function addContact(
  rows: SampleRows,
  name: string,
  place: number,
  ago: number,
  customerId: number | null,
): number {
  const isSpam = customerId === null && place === SPAM;
  const answered = place >= UNREAD ? 'replied' : 'new';
  const status = customerId !== null ? 'converted' : isSpam ? 'spam' : answered;
  return rows.addRecord('contact_submissions', {
    name,
    email: sampleEmail(name),
    phone: place % 3 === 0 ? `(310) 555-01${String(40 + place)}` : null,
    message: isSpam ? 'You have won! Claim your prize today.' : questions[place % questions.length],
    preferredContact: ['email', 'phone', 'any'][place % 3],
    status,
    mayBeSpam: isSpam,
    customerId,
    createdAt: rows.context.days.past(ago, place * 23),
  });
}

function addVisitor(rows: SampleRows, name: string, place: number): void {
  const ago = place < UNREAD ? place : place * 9;
  const contactId = addContact(rows, name, place, ago, null);
  if (place < UNREAD || place === SPAM) return;
  const at = rows.context.days.past(ago - 1, place * 23);
  const text = 'Thank you for writing. Could we talk for fifteen minutes this week?';
  const about = { customerId: null, contactId, previousStatus: 'new' as const };
  addReply(rows, about, { email: sampleEmail(name), text, at, key: `s${place}` });
}
