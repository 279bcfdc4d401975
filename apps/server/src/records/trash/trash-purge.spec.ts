import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Audited,
  TRASH_DAYS,
  type TrashKind,
  auditedLabels,
  trashKindLabels,
} from '@polaris/contracts';
import {
  activityInput,
  contactInput,
  customerInput,
  replyTemplateInput,
  savedViewInput,
  serviceInput,
  fieldInput,
} from '../../testing/data/factories';
import { signUpQueue } from '../../site/subscribers/newsletter-queues';
import { untilDone } from '../../testing/jobs';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { uploadFile } from '../../testing/upload-file';
import { writtenThroughLink } from '../../testing/data/testimonials';
import { usualInput, usualPath } from '../../testing/data/usual-records';
import { TrashService } from './trash.service';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const sql = <T>(statement: string, values: unknown[] = []) =>
  polaris.dataSource.query<T>(statement, values);
const purge = () => polaris.app.get(TrashService).purge();

let made = 0;
/** A word that appears in only one record. */
const newWord = () => `zephyrine${(made += 1)}`;

/** The changes with a word in their values. */
const entriesWith = (word: string) =>
  sql<{ relation: Audited }[]>(
    `select relation from audit_log where before::text ilike $1 or after::text ilike $1`,
    [`%${word}%`],
  );

/** The tables that contain a word. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await sql<{ name: string }[]>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await sql<object[]>(`select 1 from ${name} t where t::text ilike $1 limit 1`, [
      `%${word}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Who did what and when, for all records. */
const auditedActions = () =>
  sql('select id, at, "actorId", relation, "recordId", action from audit_log order by id');

/** Moves every deletion so far this many days into the past. */
const age = async (days: number) => {
  await sql(`update trash set "deletedAt" = now() - make_interval(days => $1)`, [days]);
  await sql(`update audit_log set at = now() - make_interval(days => $1) where action = 'delete'`, [
    days,
  ]);
};

const make = async (path: string, body: unknown): Promise<number> => {
  const answer = await owner.post(path, body);
  expect(answer.status).toBe(201);
  return answer.body.id as number;
};

const makeActivity = async (word: string, customerId: number) => {
  const input = activityInput({ customerId, subject: word, description: word });
  const headers = { 'idempotency-key': `${word}-${(made += 1)}` };
  const id = (await owner.post('/api/activities', input, { headers })).body.id as number;
  await owner.put(`/api/activities/${id}`, { ...input, subject: `Edited ${word}` });
  return id;
};

const deleteUsual = async (kind: TrashKind, word: string) => {
  const id = await make(usualPath(kind), usualInput(kind, word));
  await owner.put(`${usualPath(kind)}/${id}`, usualInput(kind, `Edited ${word}`));
  await owner.delete(`${usualPath(kind)}/${id}`);
};

/**
 * Makes, edits and deletes a record, with a word in its fields and in related records, for the kinds that
 * store more than their calls show.
 */
const deletedWith: Partial<Record<TrashKind, (word: string) => Promise<void>>> = {
  contact: async (word) => {
    const input = contactInput({ name: word, message: `About ${word} and more` });
    const { id } = (await polaris.visitor().post('/api/contact', input)).body;
    const edited = { ...input, name: `Edited ${word}`, status: 'replied' };
    await owner.put(`/api/admin/contact-submissions/${id}`, edited);
    await owner.delete(`/api/admin/contact-submissions/${id}`);
  },
  customer: async (word) => {
    const id = await make('/api/customers', customerInput({ name: word, notes: word }));
    await makeActivity(word, id);
    await makeActivity(word, id);
    await owner.delete(`/api/activities/${await makeActivity(word, id)}`);
    await owner.put(`/api/customers/${id}`, { company: `Edited ${word}` });
    await owner.delete(`/api/customers/${id}`);
  },
  activity: async (word) => {
    const id = await makeActivity(word, await make('/api/customers', customerInput()));
    await owner.delete(`/api/activities/${id}`);
  },
  subscriber: async (word) => {
    const email = `${word}@example.com`;
    await polaris.visitor().post('/api/newsletter', { email });
    await untilDone(polaris, signUpQueue);
    await sql(`update subscribers set "confirmedAt" = now() where email = $1`, [email]);
    const [{ id }] = await sql<[{ id: number }]>('select id from subscribers where email = $1', [
      email,
    ]);
    await sql(
      `insert into subscriber_tokens (hash, "subscriberId", purpose) values ($1, $2, 'unsubscribe')`,
      [`hash ${word}`, id],
    );
    await owner.delete(`/api/admin/subscribers/${id}`);
  },
  testimonial: async (word) => {
    const content = `${word} was what we needed.`;
    const { id } = await writtenThroughLink(polaris, owner, { content, company: word });
    const note = `Without ${word}, please.`;
    await owner.post(`/api/admin/testimonials/${id}/change-requests`, { note });
    await owner.delete(`/api/admin/testimonials/${id}`);
  },
  reply_template: async (word) => {
    const path = '/api/admin/reply-templates';
    const input = replyTemplateInput({ name: word, body: word });
    const headers = { 'idempotency-key': word };
    const { id } = (await owner.post(path, input, { headers })).body;
    await owner.put(`${path}/${id}`, { ...input, subject: `Edited ${word}` });
    await owner.delete(`${path}/${id}`);
  },
  customer_field: async (word) => {
    const path = '/api/admin/customer-fields';
    const id = await make(path, fieldInput({ name: word, kind: 'text' }));
    await owner.put(`${path}/${id}`, { name: `Edited ${word}` });
    await owner.delete(`${path}/${id}`);
  },
  customer_file: async (word) => {
    const customerId = await make('/api/customers', customerInput());
    const path = `/api/customers/${customerId}/files`;
    await uploadFile(owner, path, `${word}.txt`, new Uint8Array(Buffer.from(word)));
    const [{ id }] = (await owner.get(path)).body as [{ id: number }];
    await owner.patch(`/api/admin/files/${id}`, { name: `Edited ${word}.txt` });
    await owner.delete(`/api/admin/files/${id}`);
  },
  saved_view: async (word) => {
    const id = await make('/api/admin/views', savedViewInput({ name: word }));
    const filters = { company: word };
    await owner.put(`/api/admin/views/${id}`, savedViewInput({ name: word, filters }));
    await owner.delete(`/api/admin/views/${id}`);
  },
};

describe('purging the trash', () => {
  it.each(Object.keys(trashKindLabels) as TrashKind[])(
    'removes every word of a purged %s except who did what and when (ASVS 14.2.4)',
    async (kind) => {
      const word = newWord();
      await (deletedWith[kind]?.(word) ?? deleteUsual(kind, word));
      // The age of the trash decides, not the age of the audit log.
      await sql(`update trash set "deletedAt" = now() - make_interval(days => $1)`, [
        TRASH_DAYS + 1,
      ]);
      const before = await auditedActions();
      expect((await entriesWith(word)).length).toBeGreaterThan(1);
      await purge();
      expect(await tablesWith(word)).toEqual([]);
      expect(await auditedActions()).toEqual(before);
    },
  );

  it('keeps the text of restored records and of those that can still be restored', async () => {
    const [restored, waiting] = [newWord(), newWord()];
    await deleteUsual('asset', restored);
    const [asset] = (await owner.get('/api/admin/trash?limit=1')).body;
    await owner.post(`/api/admin/trash/asset/${asset.recordId}/restore`);
    await age(TRASH_DAYS + 1);
    await deleteUsual('asset', waiting);
    await purge();
    expect(await entriesWith(restored)).not.toEqual([]);
    expect(await entriesWith(waiting)).not.toEqual([]);
  });
});

/** A row of each audited table that needs more than a name, deleted without the trash; `$1` is the word. */
const rows: Partial<Record<Audited, string>> = {
  contact_submissions: `(name, email, message) values ($1::text, 'a@example.com', $1::text || ' and more')`,
  activities: `("customerId", subject) select min(id), $1 from customers`,
  subscribers: `(email, "askedAt") values ($1, now())`,
  services: `(name, description, price) values ($1::text, $1::text, 1)`,
  assets: `(name, description, type, url) values ($1::text, $1::text, 'link', 'https://example.com')`,
  purchases: `("serviceId", amount, "userId") select min(s.id), 1, min(u.id) from services s, users u
    where $1::text <> ''`,
  offers: `("serviceId", title, "expiresOn", "invoiceOnAccept")
    select min(id), $1, '2026-03-20', true from services`,
  retainers: `("offerId", "serviceId", title, content, amount, sessions, "startsOn")
    select min(id), min("serviceId"), $1, '{}', 1, 0, '2026-03-20' from offers`,
  payments: `("purchaseId", provider, amount, status, method, note)
    select min(id), 'manual', 1, 'failed', 'cash', $1 from purchases`,
  refunds: `("paymentId", amount, status, reason) select min(id), 1, 'failed', $1 from payments`,
  invoices: `(kind, buyer) values ('invoice', jsonb_build_object('name', $1::text))`,
  business_profile: `("legalName", "timeZone", "daysUntilDue") values ($1, 'UTC', 14)`,
  sessions_appointments: `("userId", title, "startTime", "endTime", status)
    select min(id), $1, now(), now() + interval '1 hour', 'completed' from users`,
  booking_settings: `(open, step, "bufferBefore", "bufferAfter", "noticeHours", "horizonDays", "changeHours",
    "maxMoves", "beforePayment", place) values (true, 30, 0, 0, 24, 60, 24, 3, true, $1)`,
  availability_rules: `(weekday, "startsAt", "endsAt") select 6, '10:00', '11:00' where $1::text <> ''`,
  availability_exceptions: `(day, kind) select '2026-03-20', 'closed' where $1::text <> ''`,
  busy_feeds: `(label, "allDayBlocks", "keepOpen") values ($1, true, false)`,
  testimonials: `(name, content) values ($1::text, $1::text)`,
  reply_templates: `(name, body) values ($1::text, $1::text)`,
  site_content: `(name, changes) values ('site', jsonb_build_object('owner', $1::text))`,
  sample_data: `(summary) values ($1)`,
  tasks: `(title, "dueOn") values ($1, '2026-03-20')`,
  essays: `(title, slug, date) values ($1, 'purged', '2026-03-20')`,
  undeliverable_addresses: `(email, kind, reason) values ($1 || '@example.com', 'bounce', $1)`,
  customer_files: `("customerId", name, "mediaType", size, parts, "uploadedBy", "isShared")
    select min(id), $1, 'text/plain', 1, '{x}', 'owner', false from customers`,
  customer_fields: `(name, kind, position) values ($1, 'text', 20)`,
  saved_views: `(kind, name) values ('contacts', $1)`,
  messages: `("customerId", recipient, subject, text, thread, "internetMessageId", "leavesAt")
    select min(id), 'a@example.com', $1::text, $1::text, gen_random_uuid(), $1::text, now() from customers`,
};

/** The audit log has no values of backups. */
const tables = (Object.keys(auditedLabels) as Audited[]).filter((table) => table !== 'backup_runs');

describe('purging records deleted without the trash', () => {
  beforeAll(async () => {
    await make('/api/customers', customerInput());
    await make('/api/services', serviceInput());
    await sql(`insert into purchases ("serviceId", amount) select min(id), 1 from services`);
    await sql(`insert into offers ("serviceId", title, "expiresOn", "invoiceOnAccept")
      select min(id), 'Support', '2026-03-20', true from services`);
    await sql(`insert into payments ("purchaseId", provider, amount, status, method)
      select min(id), 'manual', 1, 'failed', 'cash' from purchases`);
  });

  it.each(tables)(
    'removes the text of a deleted record without trash after 30 days: %s',
    async (table) => {
      const word = newWord();
      const values = rows[table] ?? '(name) values ($1)';
      const [{ id }] = await sql<[{ id: number }]>(`insert into ${table} ${values} returning id`, [
        word,
      ]);
      const valuesOf = () =>
        sql<object[]>(
          `select 1 from audit_log where relation = $1 and "recordId" = $2
           and (before is not null or after is not null)`,
          [table, id],
        );
      await sql(`delete from ${table} where id = $1`, [id]);
      await age(TRASH_DAYS - 1);
      await purge();
      expect(await valuesOf()).toHaveLength(2);
      await age(TRASH_DAYS + 1);
      const before = await auditedActions();
      await purge();
      expect(await valuesOf()).toEqual([]);
      expect(await entriesWith(word)).toEqual([]);
      expect(await auditedActions()).toEqual(before);
    },
  );

  it('removes any number of deleted records', async () => {
    const [{ id }] = await sql<[{ id: number }]>(
      `insert into customers (name) values ('Busy') returning id`,
    );
    const word = newWord();
    await sql(
      `insert into activities ("customerId", subject) select $1, $2 from generate_series(1, 2500)`,
      [id, word],
    );
    await sql('delete from customers where id = $1', [id]);
    await age(TRASH_DAYS + 1);
    await purge();
    expect(await entriesWith(word)).toEqual([]);
  });
});
