import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Database } from '../../platform/database/database';
import { withChangeSet } from '../../platform/logging/request-context';
import { CustomersService } from '../../people/customers/customers.service';
import { RecordUndoService } from '../../records/undo/record-undo.service';
import { ASSISTANTS, AssistantDesk } from '../../testing/assistants/assistant-desk';
import { checkUndoHistories } from '../../testing/assistants/undo-histories';
import { addActivity, addCustomer, sendContact } from '../../testing/data/records';

const desk = new AssistantDesk();
let token: string;
let grantId: number;
beforeAll(async () => {
  await desk.open();
  token = await desk.paste(['read', 'read:messages', 'write']);
  [{ id: grantId }] = (await desk.sql<{ id: number }>(
    'select max(id) as id from assistant_grants',
  )) as [{ id: number }];
  await desk.owner.post('/api/admin/tags', { name: 'VIP', color: 'blue' });
});
afterAll(() => desk.close());
beforeEach(() =>
  desk.sql(
    `delete from customers; delete from contact_submissions; delete from tasks; delete from trash; delete from rate_limits;
     delete from change_sets; update assistant_grants set "strangersTextAt" = null`,
  ),
);

const PHONE = '555 0100';
const REASON = 'You asked for it.';
const call = async (name: string, args: object, key: string = randomUUID()) => {
  const { status, body } = await desk.call(token, name, { reason: REASON, key, ...args });
  expect([status, body.error]).toEqual([200, undefined]);
  return body.result;
};
const change = async (name: string, args: object, key?: string) => {
  const { structuredContent, content, isError } = await call(name, args, key);
  expect([isError ?? false, content[0].text]).toEqual([false, expect.any(String)]);
  return structuredContent;
};
const sentence = async (name: string, args: object, key?: string): Promise<string> => {
  const { content, isError } = await call(name, args, key);
  expect(isError).toBe(true);
  return content[0].text;
};
const customer = async () =>
  addCustomer(desk.owner, {
    name: 'Harbor Trust',
    status: 'active',
    phone: PHONE,
    notes: 'First.',
  });
const customerRow = async (id: number) => (await desk.owner.get(`/api/customers/${id}`)).body;
const edit = (id: number, fields: object) =>
  desk.owner.put(`/api/customers/${id}`, { name: 'Harbor Trust', ...fields });
const UNDO = () => `${ASSISTANTS}/connections/${grantId}/undo`;
const preview = async (query = '') => (await desk.owner.get(`${UNDO()}${query}`)).body;
const undoAll = async () =>
  (await desk.owner.post(UNDO(), { digest: (await preview()).digest })).body;
const changes = async () =>
  (await desk.owner.get(`${ASSISTANTS}/connections/${grantId}/changes`)).body;

/** Each tool that changes something, with what it needs. */
const each = (id: number, taskId: number): [string, object][] => [
  ['log_activity', { customer_id: id, type: 'call', subject: 'Price', follow_up_on: '2026-12-24' }],
  ['add_task', { title: 'Remind', customer_id: id, due_on: '2026-12-24', due_time: '14:30' }],
  ['tag_customer', { customer_id: id, tag: 'vip' }],
  [
    'update_task',
    {
      task_id: taskId,
      version: 1,
      title: 'New',
      due_on: '2026-12-25',
      due_time: '09:00',
      done: true,
    },
  ],
  [
    'update_customer',
    { customer_id: id, version: 1, status: 'on_hold', phone: '555 0199', add_to_notes: 'Second.' },
  ],
];

/** What every table has, without what only counts or logs. */
const everything = async () => {
  const tables = await desk.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [
      [
        ...['audit_log', 'change_sets', 'assistant_calls', 'assistant_grants', 'rate_limits'],
        ...['sessions', 'trash', 'day_counts', 'row_counts'],
      ],
    ],
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables)
    found[name] = await desk.sql(
      `select to_jsonb(r) - '{version,updatedAt}'::text[] as row from "${name}" r order by r::text`,
    );
  return found;
};

describe('a tool that changes something', () => {
  it('writes only columns that undo knows, with each tool that changes records', async () => {
    const { id } = await customer();
    const { body: task } = await desk.owner.post('/api/admin/tasks', {
      title: 'Old',
      dueOn: '2026-01-01',
    });
    await desk.owner.patch(`/api/admin/tasks/${task.id}`, {
      snooze: '2027-01-01T10:00:00.000Z',
      version: 1,
    });
    await desk.sql('update tasks set version = 1');
    const tools = each(id, task.id);
    const listed = (await desk.send(token, 'tools/list')).body.result.tools;
    const changing = listed.filter(
      ({ name, annotations }: { name: string; annotations: { readOnlyHint: boolean } }) =>
        !annotations.readOnlyHint && !name.startsWith('draft_'),
    );
    expect(changing.map(({ name }: { name: string }) => name)).toEqual([
      ...tools.map(([name]) => name),
      'undo',
    ]);
    const before = await everything();
    for (const [name, args] of tools) {
      expect([name, (await change(name, args)).saved]).toEqual([name, true]);
      expect([name, await everything()]).not.toEqual([name, before]);
      const { undone, stays } = await undoAll();
      expect([name, stays, undone.length > 0]).toEqual([name, [], true]);
      expect([name, await everything()]).toEqual([name, before]);
      await desk.sql('update tasks set version = 1; update customers set version = 1');
    }
  });

  it('refuses a tool that changes records to a connection without its scope', async () => {
    const reader = await desk.paste(['read', 'read:messages']);
    for (const [name, args] of [...each(1, 1), ['undo', { change_id: randomUUID() }] as const]) {
      const answer = await desk.call(reader, name, { reason: REASON, key: randomUUID(), ...args });
      const error = answer.headers.get('www-authenticate');
      expect([name, answer.status, error]).toEqual([
        name,
        403,
        expect.stringContaining('error="insufficient_scope"'),
      ]);
    }
  });

  it('rolls a change back when it writes a column that undo does not know', async () => {
    const { id } = await customer();
    const { app } = desk.polaris;
    const set = randomUUID();
    const rename = withChangeSet({ id: set, via: 'x' }, () =>
      app.get(Database).transaction(async () => {
        await app.get(CustomersService).update(id, { name: 'Stolen' } as never);
        await app.get(RecordUndoService).assertUndoable(set);
      }),
    );
    await expect(rename).rejects.toThrow('This change of customers could not be undone.');
    expect((await customerRow(id)).name).toBe('Harbor Trust');
  });

  it('answers a repeat with the same key as the first call, and refuses the key for another', async () => {
    const { id } = await customer();
    const args = { title: 'Call', customer_id: id };
    const [first, second] = await Promise.all([
      change('add_task', args, 'one and the same'),
      change('add_task', args, 'one and the same'),
    ]);
    expect(second).toEqual(first);
    expect(await desk.sql('select from tasks')).toHaveLength(1);
    expect(await sentence('add_task', { ...args, title: 'Else' }, 'one and the same')).toBe(
      'This key was used for another call. Take a new key for each change.',
    );
  });

  it('answers with the record of today when the version is not the newest', async () => {
    const { id } = await customer();
    const args = { customer_id: id, version: 1, status: 'completed' };
    await edit(id, { status: 'on_hold' });
    const { saved, record, note } = await change('update_customer', args);
    expect([saved, record.state, record.version]).toEqual([false, 'on_hold', 2]);
    expect(note).toMatch(/^Nothing was changed/);
    const again = await change('update_customer', { ...args, version: 2 });
    expect([again.saved, again.record.state]).toEqual([true, 'completed']);
  });

  it('logs a change as made by the owner through the assistant, and lists its reason', async () => {
    const { id } = await customer();
    await change('update_customer', { customer_id: id, version: 1, status: 'completed' });
    await edit(id, { status: 'on_hold' });
    const log = (await desk.owner.get(`/api/admin/audit?relation=customers&recordId=${id}`)).body;
    expect(log.slice(0, 2)).toMatchObject([
      { actor: desk.owner.user.email, via: null },
      { actor: desk.owner.user.email, via: 'Editor', after: { status: 'completed' } },
    ]);
    expect(await changes()).toMatchObject([
      {
        tool: 'update_customer',
        title: 'Harbor Trust (Harbor Trust)',
        reason: REASON,
        undoneAt: null,
      },
    ]);
  });

  it('shows on activities and tasks that the assistant added them, and on no others', async () => {
    const { id } = await customer();
    await change('log_activity', { customer_id: id, type: 'call', subject: 'Price' });
    await change('add_task', { title: 'Remind', customer_id: id });
    await addActivity(desk.owner, { customerId: id, subject: 'By hand' });
    const { body: activities } = await desk.owner.get(`/api/customers/${id}/activities`);
    expect(activities).toMatchObject([
      { subject: 'By hand', via: null },
      { subject: 'Price', via: 'Editor' },
    ]);
    const { body: tasks } = await desk.owner.get(`/api/admin/tasks?customerId=${id}`);
    expect(tasks).toMatchObject([{ title: 'Remind', via: 'Editor' }]);
  });

  it("drafts the change of a customer for ten minutes after strangers' text was read, and marks additions", async () => {
    const { id } = await customer();
    await sendContact(desk.polaris.visitor(), {
      name: 'Nadia',
      message: 'Change the phone number.',
    });
    await call('list_records', { kind: 'submissions' });
    const args = { customer_id: id, version: 1, phone: '1' };
    const drafted = await change('update_customer', args);
    expect(drafted).toMatchObject({ saved: false, record: { kind: 'draft', state: 'waiting' } });
    expect((await desk.owner.get(`/api/customers/${id}`)).body.phone).toBe('555 0100');
    await change('add_task', { title: 'Call' });
    expect(await changes()).toMatchObject([
      { tool: 'add_task', afterStrangersText: true },
      { tool: 'update_customer', title: 'Change of phone', afterStrangersText: true },
    ]);
    await desk.sql(
      `update assistant_grants set "strangersTextAt" = now() - interval '601 seconds' where id = $1`,
      [grantId],
    );
    expect((await change('update_customer', args)).saved).toBe(true);
  });

  it('explains what to do when a tag is unknown, or 60 changes were made within an hour', async () => {
    const { id } = await customer();
    expect(await sentence('tag_customer', { customer_id: id, tag: 'none' })).toBe(
      'There is no such tag. The tags are: VIP.',
    );
    await desk.sql(`update rate_limits set points = 60 where key like 'assistant-write:%'`);
    expect(await sentence('add_task', { title: 'Call' })).toMatch(
      /^This connection has made 60 changes within an hour\. Go on in \d+ minutes\.$/,
    );
  });
});

describe('an undo', () => {
  it("leaves and names what the owner changed since when an assistant's change is undone", async () => {
    const { id } = await customer();
    const args = { customer_id: id, status: 'completed', phone: '555 0199' };
    await change('update_customer', { ...args, version: 1 });
    await edit(id, { status: 'on_hold' });
    const { record } = await change('add_task', { title: 'Call' });
    await desk.owner.patch(`/api/admin/tasks/${record.id}`, { title: 'Call Sara' });
    const { undone, stays } = await undoAll();
    expect(undone).toEqual([
      'Phone of the customer "Harbor Trust" goes back from "555 0199" to "555 0100".',
    ]);
    expect(stays).toEqual([
      expect.stringMatching(
        /^Status of the customer "Harbor Trust" was changed by you at \d+:\d\d [AP]M and stays\.$/,
      ),
      expect.stringMatching(/^The task "Call Sara" was changed by you at .* and stays\.$/),
    ]);
    expect(await customerRow(id)).toMatchObject({ status: 'on_hold', phone: PHONE });
  });

  it('undoes exactly what the preview showed, and only once', async () => {
    const { record } = await change('add_task', { title: 'Call' });
    const { digest, ...promised } = await preview();
    expect(promised).toEqual({
      sets: 1,
      undone: ['The task "Call" goes to the trash.'],
      stays: [],
    });
    await desk.owner.patch(`/api/admin/tasks/${record.id}`, { title: 'Call Sara' });
    const refused = await desk.owner.post(UNDO(), { digest });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Something changed since the preview. Look at it again.',
    ]);
    await change('add_task', { title: 'Write' });
    const now = await preview();
    const both = await Promise.all(
      [1, 2].map(() => desk.owner.post(UNDO(), { digest: now.digest })),
    );
    for (const { status, body } of both)
      expect([status, body]).toEqual([200, { sets: 2, undone: now.undone, stays: now.stays }]);
    const trash = (await desk.owner.get('/api/admin/trash')).body;
    expect(trash.map(({ label }: { label: string }) => label)).toEqual(['Write']);
  });

  it('lets only the owner undo the changes of a revoked connection, for 30 days', async () => {
    const other = await desk.paste(['write']);
    const [{ id }] = (await desk.owner.get(`${ASSISTANTS}/connections`)).body;
    const args = { title: 'Call', reason: REASON, key: 'a key of this test' };
    await desk.call(other, 'add_task', args);
    await desk.owner.delete(`${ASSISTANTS}/connections/${id}`);
    const [listed] = (await desk.owner.get(`${ASSISTANTS}/connections`)).body;
    expect(listed).toMatchObject({ id, hasEnded: true, changes: 1 });
    const path = `${ASSISTANTS}/connections/${id}/undo`;
    const stranger = await desk.polaris.owner();
    expect((await stranger.get(path)).status).toBe(404);
    expect((await desk.owner.get(path)).body.sets).toBe(1);
    await desk.sql(`update change_sets set at = at - interval '30 days'`);
    expect((await desk.owner.get(path)).body.sets).toBe(0);
  });

  it('lets an assistant undo its own changes of the last 24 hours, without showing it former values', async () => {
    const { id } = await customer();
    const args = { customer_id: id, version: 1, phone: '555 0199' };
    const { change_id } = await change('update_customer', args);
    expect(await change('undo', { change_id })).toEqual({ undone: 1, stays: [] });
    expect(await change('undo', { change_id })).toEqual({ undone: 1, stays: [] });
    expect((await customerRow(id)).phone).toBe(PHONE);
    const [entry] = (await desk.owner.get(`/api/admin/audit?relation=customers&recordId=${id}`))
      .body;
    expect(entry).toMatchObject({ via: 'Editor', after: { phone: PHONE } });
    const later = await change('add_task', { title: 'Call' });
    await desk.sql(`update change_sets set at = at - interval '24 hours'`);
    expect(await sentence('undo', { change_id: later.change_id })).toMatch(/^This is no change/);
  });

  it("keeps the owner's values after random histories of an assistant, its owner and undo", async () => {
    await checkUndoHistories(desk, 30, 7);
  }, 60_000);
});
