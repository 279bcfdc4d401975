import { isDeepStrictEqual } from 'node:util';
import type { AssistantChange } from '@polaris/contracts';
import fc from 'fast-check';
import { ASSISTANTS, type AssistantDesk } from './assistant-desk';
import { UndoModel } from './undo-model';

const STATUSES = ['active', 'inactive', 'on_hold', 'potential'];
const CUSTOMER_FIELDS = ['status', 'phone', 'notes'];

const step = fc.record({
  what: fc.constantFrom(
    ...['customer', 'customer', 'customer', 'task', 'task', 'add', 'tag', 'delete', 'untag'],
    ...['undo one', 'undo one', 'undo since', 'undo own'],
  ),
  byOwner: fc.boolean(),
  which: fc.nat(5),
  field: fc.nat(2),
  value: fc.nat(3),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Plays a history of an assistant, its owner and undo against the server, beside the model. */
class Player {
  readonly model = new UndoModel();
  private readonly customers: number[] = [];
  private readonly tasks: number[] = [];
  private count = 0;

  constructor(
    private readonly desk: AssistantDesk,
    private readonly token: string,
    private readonly grantId: number,
  ) {}

  async begin(): Promise<void> {
    for (const name of ['Harbor Trust', 'Bay Library']) {
      const fields = { status: 'active', phone: '555 0100', notes: 'First.' };
      const { body } = await this.desk.owner.post('/api/customers', { name, ...fields });
      this.customers.push(body.id);
      this.model.add(`customers ${body.id}`, fields, null);
      this.model.tags.set(String(body.id), null);
    }
    const fields = { title: 'Call', dueOn: '2026-01-01' };
    const { body } = await this.desk.owner.post('/api/admin/tasks', fields);
    this.tasks.push(body.id);
    this.model.add(`tasks ${body.id}`, fields, null);
  }

  async play(next: Step): Promise<void> {
    if (next.what === 'customer') await this.changeCustomer(next);
    else if (next.what === 'task') await this.changeTask(next);
    else if (next.what === 'add') await this.addTask();
    else if (next.what === 'delete') await this.deleteTask(next);
    else if (next.what === 'tag' || next.what === 'untag') await this.tag(next);
    else await this.undo(next);
  }

  async undoAll(): Promise<void> {
    await this.undoAsOwner({}, this.pending());
  }

  /** Throws where the records are not what the model says. */
  async compare(): Promise<void> {
    const rows = await this.desk.sql<{ key: string; row: Record<string, unknown> }>(
      `select 'customers ' || id as key, to_jsonb(c) as row from customers c
       union all select 'tasks ' || id, to_jsonb(t) from tasks t`,
    );
    const stored = new Map(rows.map(({ key, row }) => [key, row]));
    for (const [key, { fields, isAlive }] of this.model.records) {
      if (stored.has(key) !== isAlive) throw new Error(`${key} should be there: ${isAlive}`);
      for (const field of isAlive ? fields.keys() : []) {
        const [is, should] = [stored.get(key)![field], this.model.value(key, field)];
        if (is !== should)
          throw new Error(`${key} ${field} is ${String(is)}, and should be ${String(should)}`);
      }
    }
    for (const [customer, set] of this.model.tags) {
      const tagged = await this.desk.sql('select from customer_tags where "customerId" = $1', [
        customer,
      ]);
      if (tagged.length > 0 !== (set !== null)) throw new Error(`The tag of ${customer} is wrong.`);
    }
  }

  private async call(name: string, args: object): Promise<{ set: string; id: number }> {
    this.count += 1;
    const input = { ...args, reason: 'A test', key: `key number ${this.count}` };
    const { body } = await this.desk.call(this.token, name, input);
    const { structuredContent: answer, content } = body.result ?? {};
    if (!answer?.saved) throw new Error(`${name} answered ${content?.[0].text ?? body.error}`);
    this.model.sets.push(answer.change_id);
    return { set: answer.change_id, id: answer.record.id };
  }

  private async changeCustomer({ byOwner, which, field: at, value: to }: Step): Promise<void> {
    const id = this.customers[which % this.customers.length]!;
    const [key, field] = [`customers ${id}`, CUSTOMER_FIELDS[at]!];
    const text = field === 'status' ? STATUSES[to]! : `55${to}`;
    const { body: now } = await this.desk.owner.get(`/api/customers/${id}`);
    if (byOwner) {
      await this.expectOk(
        this.desk.owner.put(`/api/customers/${id}`, { name: now.name, [field]: text }),
      );
      this.model.write(key, field, text, null);
      return;
    }
    const isNotes = field === 'notes';
    const args = { [isNotes ? 'add_to_notes' : field]: text, version: now.version };
    const { set } = await this.call('update_customer', { customer_id: id, ...args });
    const written = isNotes ? `${String(this.model.value(key, field))}\n\n${text}` : text;
    this.model.write(key, field, written, set);
  }

  private async changeTask({ byOwner, which, field: at, value: to }: Step): Promise<void> {
    const id = this.aliveTask(which);
    if (id === undefined) return;
    const [task] = (await this.desk.owner.get(`/api/admin/tasks?id=${id}`)).body;
    const isTitle = at === 0;
    const value = isTitle ? `Call ${to}` : `2026-01-0${to + 1}`;
    const [key, field] = [`tasks ${id}`, isTitle ? 'title' : 'dueOn'];
    if (byOwner) {
      await this.expectOk(this.desk.owner.patch(`/api/admin/tasks/${id}`, { [field]: value }));
      this.model.write(key, field, value, null);
      return;
    }
    const change = { [isTitle ? 'title' : 'due_on']: value, version: task.version };
    const { set } = await this.call('update_task', { task_id: id, ...change });
    this.model.write(key, field, value, set);
  }

  private async addTask(): Promise<void> {
    const fields = { title: 'New', dueOn: '2026-02-02' };
    const { set, id } = await this.call('add_task', { title: 'New', due_on: fields.dueOn });
    this.tasks.push(id);
    this.model.add(`tasks ${id}`, fields, set);
  }

  private async deleteTask({ which }: Step): Promise<void> {
    const id = this.aliveTask(which);
    if (id === undefined) return;
    await this.expectOk(this.desk.owner.delete(`/api/admin/tasks/${id}`));
    this.model.records.get(`tasks ${id}`)!.isAlive = false;
  }

  private async tag({ what, which }: Step): Promise<void> {
    const id = this.customers[which % this.customers.length]!;
    const key = String(id);
    if (what === 'untag') {
      await this.expectOk(this.desk.owner.put(`/api/customers/${id}/tags`, { tagIds: [] }));
      this.model.tags.set(key, null);
      return;
    }
    const { set } = await this.call('tag_customer', { customer_id: id, tag: 'vip' });
    if (this.model.tags.get(key) === null) this.model.tags.set(key, set);
  }

  private async undo({ what, which }: Step): Promise<void> {
    const pending = this.pending();
    if (pending.length === 0) return;
    const changeId = pending[which % pending.length]!;
    if (what === 'undo one') return this.undoAsOwner({ changeId }, [changeId]);
    if (what === 'undo own') {
      const { body } = await this.desk.call(this.token, 'undo', { change_id: changeId });
      const repeated = await this.desk.call(this.token, 'undo', { change_id: changeId });
      assertSame(body.result.structuredContent, repeated.body.result.structuredContent);
      this.model.undo([changeId]);
      return;
    }
    const path = `${ASSISTANTS}/connections/${this.grantId}/changes`;
    const listed = (await this.desk.owner.get(path)).body as AssistantChange[];
    const since = listed.find(({ id }) => id === changeId)!.at;
    const later = listed.filter((one) => one.at >= since && one.undoneAt === null);
    return this.undoAsOwner(
      { since },
      later.map(({ id }) => id),
    );
  }

  private async undoAsOwner(selection: Record<string, string>, sets: string[]): Promise<void> {
    const path = `${ASSISTANTS}/connections/${this.grantId}/undo`;
    const preview = await this.desk.owner.get(`${path}?${new URLSearchParams(selection)}`);
    const { digest, ...promised } = preview.body;
    const run = () => this.desk.owner.post(path, { ...selection, digest });
    assertSame((await run()).body, promised);
    if (sets.length > 0) assertSame((await run()).body, promised);
    this.model.undo(sets);
  }

  private pending(): string[] {
    return this.model.sets.filter((set) => !this.model.undone.has(set));
  }

  private aliveTask(which: number): number | undefined {
    const alive = this.tasks.filter((id) => this.model.records.get(`tasks ${id}`)!.isAlive);
    return alive[which % Math.max(1, alive.length)];
  }

  private async expectOk(response: Promise<{ status: number; text: string }>): Promise<void> {
    const { status, text } = await response;
    if (status >= 300) throw new Error(`The owner's change answered ${status}: ${text}`);
  }
}

function assertSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other))
    throw new Error(`${JSON.stringify(one)} is not ${JSON.stringify(other)}`);
}

/** Plays this many random histories of at most so many steps. */
export async function checkUndoHistories(
  desk: AssistantDesk,
  numRuns: number,
  maxLength: number,
): Promise<void> {
  const token = await desk.paste(['read', 'write']);
  const [grant] = await desk.sql<{ id: number }>('select max(id) as id from assistant_grants');
  await desk.owner.post('/api/admin/tags', { name: 'VIP', color: 'blue' });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength }), async (steps) => {
      await desk.sql('delete from customers; delete from tasks; delete from change_sets;');
      await desk.sql('delete from rate_limits');
      desk.forgetWrongTokens();
      const player = new Player(desk, token, grant!.id);
      await player.begin();
      for (const next of steps) {
        await player.play(next);
        if (next.what.startsWith('undo')) await player.compare();
      }
      await player.undoAll();
      await player.compare();
      player.model.assertOwners();
    }),
    { numRuns },
  );
}
