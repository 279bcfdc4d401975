import { Injectable } from '@nestjs/common';
import {
  ASSISTANT_UNDO_DAYS,
  type AssistantChange,
  type AssistantUndo,
  type AssistantUndoQuery,
} from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/sql';
import type { ExpiringRows } from '../../../platform/jobs/expired-rows.service';

/** A day longer than the owner can undo, so that none is gone while an undo is looked at. */
export const expiringChangeSets: ExpiringRows = {
  table: sql`change_sets`,
  expired: sql`greatest(at, "undoneAt") < now() - ${ASSISTANT_UNDO_DAYS + 1} * interval '1 day'`,
};

/** A customer who got a tag. */
export interface TagPair {
  customerId: number;
  tagId: number;
}

export interface StoredAnswer {
  answer: object;
  records: string[];
}

/** A call with the key that makes it safe to repeat. */
export interface KeyedCall {
  grantId: number;
  tool: string;
  input: object;
  key: string;
}

interface NewChangeSet extends KeyedCall {
  id: string;
  reason: string;
  afterStrangersText: boolean;
}

type ChangeRow = Omit<AssistantChange, 'at' | 'undoneAt'> & { at: Date; undoneAt: Date | null };

/** What assistants changed, call by call. */
@Injectable()
export class ChangeSetsRepository {
  constructor(private readonly database: Database) {}

  /** Returns false if the connection has used the key; waits for a call with the same key that still runs. */
  async claim(set: NewChangeSet): Promise<boolean> {
    const { id, grantId, tool, input, reason, key, afterStrangersText } = set;
    const added = await this.database.tx.query<unknown[]>(
      sql`insert into change_sets (id, "grantId", tool, arguments, reason, key, "afterStrangersText")
       values ($1, $2, $3, $4, $5, $6, $7) on conflict ("grantId", key) do nothing returning id`,
      [id, grantId, tool, JSON.stringify(input), reason, key, afterStrangersText],
    );
    return added.length > 0;
  }

  async isUsed({ grantId, key }: KeyedCall): Promise<boolean> {
    const found = await this.database.query<unknown[]>(
      sql`select from change_sets where "grantId" = $1 and key = $2`,
      [grantId, key],
    );
    return found.length > 0;
  }

  /** The answer of the call that used a key; undefined if that was another call. */
  async findAnswer(set: KeyedCall): Promise<StoredAnswer | undefined> {
    const [found] = await this.database.query<{ answer: StoredAnswer }[]>(
      sql`select answer from change_sets
       where "grantId" = $1 and key = $2 and tool = $3 and arguments = $4::jsonb`,
      [set.grantId, set.key, set.tool, JSON.stringify(set.input)],
    );
    return found?.answer;
  }

  async store(id: string, answer: StoredAnswer, tagPairs: readonly TagPair[]): Promise<void> {
    await this.database.tx.query(
      sql`update change_sets set answer = $2, "tagPairs" = $3 where id = $1`,
      [id, JSON.stringify(answer), JSON.stringify(tagPairs)],
    );
  }

  /** Those that the owner can undo, and those that were undone; the newest first. */
  async list(grantId: number): Promise<AssistantChange[]> {
    const rows = await this.database.query<ChangeRow[]>(
      sql`select id, tool, coalesce(answer #>> '{answer,record,title}', '') as title, reason,
         "afterStrangersText", at, "undoneAt", "undoneBy"
       from change_sets where "grantId" = $1 and at > now() - ${ASSISTANT_UNDO_DAYS} * interval '1 day'
       order by at desc, id limit 1000`,
      [grantId],
    );
    return rows.map(({ at, undoneAt, ...change }) => ({
      ...change,
      at: at.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
    }));
  }

  /** Those of a connection within some hours that were not undone, locked, in one order. */
  async lockUndoable(
    grantId: number,
    { changeId, since }: AssistantUndoQuery,
    hours: number,
  ): Promise<string[]> {
    const sets = await this.database.tx.query<{ id: string }[]>(
      sql`select id from change_sets
       where "grantId" = $1 and "undoneAt" is null and at > now() - $2 * interval '1 hour'
         and ($3::uuid is null or id = $3) and ($4::timestamptz is null or at >= $4)
       order by id for update`,
      [grantId, hours, changeId ?? null, since ?? null],
    );
    return sets.map(({ id }) => id);
  }

  /** The pairs that one of these sets made, and no other set that counts since. */
  findPairs(ids: readonly string[]): Promise<TagPair[]> {
    return this.database.query(
      sql`select (p ->> 'customerId')::int as "customerId", (p ->> 'tagId')::int as "tagId"
       from change_sets s, jsonb_array_elements(s."tagPairs") p
       where s."undoneAt" is null
       group by 1, 2 having (array_agg(s.id order by s.at desc))[1] = any($1::uuid[]) order by 1, 2`,
      [ids],
    );
  }

  /** What a finished undo answered: that of the owner by its digest, else that of one set. */
  async findUndo(
    grantId: number,
    by: { digest: string } | { changeId: string },
  ): Promise<AssistantUndo | undefined> {
    const [column, value] =
      'digest' in by ? [sql`"undoDigest"`, by.digest] : [sql`id::text`, by.changeId];
    const [found] = await this.database.tx.query<{ result: AssistantUndo }[]>(
      sql`select "undoResult" as result from change_sets
       where "grantId" = $1 and ${column} = $2 and "undoneAt" is not null limit 1`,
      [grantId, value],
    );
    return found?.result;
  }

  /** Which undo took each of these sets back. */
  async findUndoIds(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ id: string; undoId: string }[]>(
      sql`select s.id, s."undoId" from change_sets s where s."undoId" is not null
         and (s.id = any($1::uuid[]) or s."undoId" = any($1::uuid[]))`,
      [ids],
    );
    return new Map(rows.map(({ id, undoId }) => [id, undoId]));
  }

  async markUndone(
    ids: readonly string[],
    undo: { id: string; by: 'owner' | 'assistant'; digest: string; result: AssistantUndo },
  ): Promise<void> {
    await this.database.tx.query(
      sql`update change_sets set "undoneAt" = now(), "undoneBy" = $2, "undoId" = $3,
         "undoDigest" = $4, "undoResult" = $5 where id = any($1::uuid[])`,
      [ids, undo.by, undo.id, undo.digest, JSON.stringify(undo.result)],
    );
  }
}
