import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/sql';
import type { DraftBasis, DraftPreview, DraftProposal } from './draft-proposal';

interface NewDraft {
  changeSetId: string;
  proposal: DraftProposal;
  preview: DraftPreview;
  basis: DraftBasis;
  readBefore: readonly string[];
}

interface Approval {
  input: object;
  preview: DraftPreview;
  decidedBy: string;
  leavesAt: Date;
  jobId: string;
}

/** What assistants prepared, and what the owner decided on it. */
@Injectable()
export class AssistantDraftsRepository {
  constructor(private readonly database: Database) {}

  async insert({ changeSetId, proposal, preview, basis, readBefore }: NewDraft): Promise<number> {
    const { kind, customerId, contactId, input } = proposal;
    const [row] = await this.database.tx.query<{ id: number }[]>(
      sql`insert into assistant_drafts
         ("changeSetId", kind, "customerId", "contactId", input, preview, basis, "readBefore")
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [
        ...[changeSetId, kind, customerId, contactId],
        ...[JSON.stringify(input), JSON.stringify(preview), JSON.stringify(basis), readBefore],
      ],
    );
    return row!.id;
  }

  /** So that each is decided once; in one order. */
  async lock(ids: readonly number[]): Promise<void> {
    await this.database.tx.query(
      sql`select from assistant_drafts where id = any($1::int[]) order by id for update`,
      [ids],
    );
  }

  /** Those of some sets of changes. */
  async lockOfSets(changeSetIds: readonly string[]): Promise<void> {
    await this.database.tx.query(
      sql`select from assistant_drafts where "changeSetId" = any($1::uuid[]) order by id for update`,
      [changeSetIds],
    );
  }

  async approve(id: number, approval: Approval): Promise<void> {
    const { input, preview, decidedBy, leavesAt, jobId } = approval;
    await this.database.tx.query(
      sql`update assistant_drafts set state = 'approved', input = $2, preview = $3, "decidedBy" = $4,
         "leavesAt" = $5, "jobId" = $6, problem = null where id = $1`,
      [id, JSON.stringify(input), JSON.stringify(preview), decidedBy, leavesAt, jobId],
    );
  }

  /** Waits again, with what went wrong if anything did. */
  async wait(id: number, problem: string | null): Promise<void> {
    await this.end(id, 'waiting', problem);
  }

  async markDone(id: number): Promise<void> {
    await this.end(id, 'done', null);
  }

  async reject(ids: readonly number[]): Promise<void> {
    await this.database.tx.query(
      sql`update assistant_drafts set state = 'rejected' where id = any($1::int[])`,
      [ids],
    );
  }

  /** What waits of a connection that ends. */
  async rejectOf(grantId: number): Promise<void> {
    await this.database.tx.query(
      sql`update assistant_drafts d set state = 'rejected' from change_sets s
       where s.id = d."changeSetId" and s."grantId" = $1 and d.state = 'waiting'`,
      [grantId],
    );
  }

  private async end(id: number, state: 'waiting' | 'done', problem: string | null): Promise<void> {
    await this.database.tx.query(
      sql`update assistant_drafts set state = $2, problem = $3, "leavesAt" = null, "jobId" = null
       where id = $1`,
      [id, state, problem],
    );
  }
}
