import { Injectable } from '@nestjs/common';
import { ASSISTANT_DRAFT_DAYS, type AssistantDraftsQuery } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { type SqlText, sql } from '../../../platform/database/sql';
import type { DraftBasis, DraftPreview, DraftProposal } from './draft-proposal';

export type DraftState = 'waiting' | 'approved' | 'done' | 'rejected';

/** A stored draft, with what its call said. */
export type StoredDraft = DraftProposal & {
  id: number;
  via: string;
  reason: string;
  preview: DraftPreview;
  basis: DraftBasis;
  readBefore: string[];
  state: DraftState;
  /** Whether its connection may still propose something, and its time is not over. */
  isLive: boolean;
  customerName: string | null;
  contactName: string | null;
  decidedBy: string | null;
  leavesAt: Date | null;
  jobId: string | null;
  problem: string | null;
  createdAt: Date;
};

/** What a record is called, and the customer who wrote a message. */
export interface RecordName {
  name: string | null;
  customerId: number | null;
}

/** A connection that was revoked, or whose account signed out everywhere, proposes nothing any more. */
const isLive = sql`(g."revokedAt" is null and g.epoch = u."accessEpoch"
  and d."createdAt" > now() - ${ASSISTANT_DRAFT_DAYS} * interval '1 day')`;
const from = sql`assistant_drafts d join change_sets s on s.id = d."changeSetId"
  join assistant_grants g on g.id = s."grantId" join users u on u.id = g."userId"
  left join customers c on c.id = d."customerId" left join contact_submissions f on f.id = d."contactId"`;
const columns = sql`d.id, d.kind, d."customerId", d."contactId", d.input, d.preview, d.basis, d."readBefore",
  d.state, d."decidedBy", d."leavesAt", d."jobId", d.problem, d."createdAt", ${isLive} as "isLive",
  s.reason, g.label as via, c.name as "customerName", f.name as "contactName"`;
const isWaiting = sql`d.state = 'waiting' and ${isLive}`;

/** Drafts of assistants with the names of what they are about. */
@Injectable()
export class AssistantDraftsReadModel {
  constructor(private readonly database: Database) {}

  async countWaiting(): Promise<number> {
    const [{ count }] = await this.database.query<[{ count: number }]>(
      sql`select count(*)::int as count from ${from} where ${isWaiting}`,
    );
    return count;
  }

  /** Those that wait, the oldest first; of a customer or a submission, or all. */
  listWaiting({ customerId, contactId }: AssistantDraftsQuery): Promise<StoredDraft[]> {
    return this.read(
      sql`${isWaiting} and ($1::int is null or d."customerId" = $1)
       and ($2::int is null or d."contactId" = $2) order by d.id`,
      [customerId ?? null, contactId ?? null],
    );
  }

  async find(id: number): Promise<StoredDraft | undefined> {
    return (await this.read(sql`d.id = $1`, [id]))[0];
  }

  /** Of some sets of changes, in one order. */
  listOfSets(changeSetIds: readonly string[]): Promise<StoredDraft[]> {
    return this.read(sql`s.id = any($1::uuid[]) order by d.id`, [changeSetIds]);
  }

  /** The names of records such as `message 12`, and who wrote a message; deleted ones are not in it. */
  async namesOf(records: readonly string[]): Promise<Map<string, RecordName>> {
    const rows = await this.database.query<({ record: string } & RecordName)[]>(
      sql`select r.record, case r.kind
           when 'submission' then (select name from contact_submissions where id = r.id)
           when 'message' then (select c.name from messages m join customers c on c.id = m."customerId"
             where m.id = r.id)
           when 'customer' then (select name from customers where id = r.id)
           when 'offer' then (select title from offers where id = r.id) end as name,
           case r.kind when 'message' then (select "customerId" from messages where id = r.id) end as "customerId"
         from (select record, split_part(record, ' ', 1) as kind, split_part(record, ' ', 2)::int as id
           from unnest($1::text[]) record) r`,
      [[...new Set(records)]],
    );
    return new Map(rows.flatMap(({ record, ...named }) => (named.name ? [[record, named]] : [])));
  }

  private read(where: SqlText, values: unknown[]): Promise<StoredDraft[]> {
    return this.database.query<StoredDraft[]>(
      sql`select ${columns} from ${from} where ${where}`,
      values,
    );
  }
}
