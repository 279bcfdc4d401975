import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import {
  APPROVAL_UNDO_SECONDS,
  ASSISTANT_DRAFT_DAYS,
  type AssistantApproval,
  type AssistantDraft,
  type EditedDraft,
} from '@polaris/contracts';
import type { UserEntity } from '../../../identity/users/user.entity';
import { UsersService } from '../../../identity/users/users.service';
import { Database } from '../../../platform/database/database';
import { toProblemError } from '../../../platform/http/problem.filter';
import { JobsService, type RunningJob } from '../../../platform/jobs/jobs.service';
import { setActor, withChangeSet } from '../../../platform/logging/request-context';
import { conflict, invalid, notFound } from '../../../platform/problem/problem';
import { AssistantDraftsReadModel, type StoredDraft } from './assistant-drafts.read-model';
import { AssistantDraftsRepository } from './assistant-drafts.repository';
import { AssistantDraftsService } from './assistant-drafts.service';
import { DraftActionsService } from './draft-actions.service';
import { DraftBasisService } from './draft-basis.service';
import type { DraftProposal } from './draft-proposal';
import { approvedDraftsQueue } from './draft-queues';

const POLL_SECONDS = 2;

/** What the owner decides on drafts. What is approved is carried out by a job after ten seconds. */
@Injectable()
export class DraftDecisionsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Assistants');

  constructor(
    private readonly database: Database,
    private readonly drafts: AssistantDraftsRepository,
    private readonly readModel: AssistantDraftsReadModel,
    private readonly shown: AssistantDraftsService,
    private readonly basis: DraftBasisService,
    private readonly actions: DraftActionsService,
    private readonly users: UsersService,
    private readonly jobs: JobsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work(approvedDraftsQueue, (job) => this.carryOut(job), {
      pollSeconds: POLL_SECONDS,
    });
  }

  /** Everything is tried before: what is wrong is said now, and not after ten seconds. */
  async approve(
    id: number,
    approval: AssistantApproval,
    owner: UserEntity,
  ): Promise<AssistantDraft> {
    const draft = await this.find(id);
    assertWaiting(draft);
    await this.assertCurrent(draft);
    const proposal = withEdits(draft, approval);
    const preview = await this.actions.preview(proposal, owner);
    await this.database.transaction(async () => {
      await this.lockWaiting(id);
      const now = await this.database.now();
      const leavesAt = new Date(now.getTime() + APPROVAL_UNDO_SECONDS * 1000);
      const jobId = await this.jobs.add(approvedDraftsQueue, { id }, leavesAt);
      const decided = { input: proposal.input, preview, decidedBy: owner.id, leavesAt, jobId };
      await this.drafts.approve(id, decided);
    });
    return this.shown.get(id);
  }

  reject(id: number): Promise<void> {
    return this.database.transaction(async () => {
      await this.lockWaiting(id);
      await this.drafts.reject([id]);
    });
  }

  /** Takes an approval back before it is carried out, or a rejection. */
  undo(id: number): Promise<void> {
    return this.database.transaction(async () => {
      const { state, jobId } = await this.lock(id);
      if (state === 'waiting') return;
      const isLate =
        state === 'done' || (jobId && !(await this.jobs.withdraw(approvedDraftsQueue, jobId)));
      if (isLate) throw conflict('It was carried out already.');
      await this.drafts.wait(id, null);
    });
  }

  /** Stores a drafted offer or invoice as the owner's own draft, which is edited and sent as any other. */
  async edit(id: number, owner: UserEntity): Promise<EditedDraft> {
    const { via } = await this.find(id);
    return withChangeSet({ id: null, via }, () =>
      this.database.transaction(async () => {
        const draft = await this.lockWaiting(id);
        if (draft.kind !== 'offer' && draft.kind !== 'invoice')
          throw conflict('Only an offer or an invoice is edited as a draft of yours.');
        const stored = await this.actions.store(draft, owner);
        await this.drafts.markDone(id);
        return { kind: draft.kind, id: stored.id };
      }),
    );
  }

  /** What fails for good waits again, and says why. */
  private async carryOut({ data, retryCount, retryLimit }: RunningJob): Promise<void> {
    const { id } = data;
    try {
      await this.run(id);
    } catch (error) {
      const problem = toProblemError(error);
      const isOutage = problem.getStatus() >= 500;
      if (isOutage && retryCount < retryLimit) throw error;
      if (isOutage) this.logger.error(`The draft ${id} was not carried out: ${String(error)}`);
      const text = isOutage ? 'Something went wrong. Approve it once more.' : problem.message;
      await this.database.transaction(async () => {
        const { state } = await this.lock(id);
        if (state === 'approved') await this.drafts.wait(id, text);
      });
    }
  }

  private async run(id: number): Promise<void> {
    const found = await this.readModel.find(id);
    if (found?.state !== 'approved') return;
    await withChangeSet({ id: null, via: found.via }, () => {
      // Transactions log who their context names when they begin.
      setActor(found.decidedBy!);
      return this.database.transaction(async () => {
        const draft = await this.lock(id);
        if (draft.state !== 'approved') return;
        const owner = await this.users.get(draft.decidedBy!);
        if (!owner.isAdmin || owner.disabledAt) throw conflict('Only an owner can approve this.');
        await this.assertCurrent(draft);
        await this.actions.carryOut(draft, owner);
        await this.drafts.markDone(id);
      });
    });
  }

  private async assertCurrent(draft: StoredDraft): Promise<void> {
    const change = await this.basis.findChange(draft);
    if (change !== null) throw conflict(change);
  }

  private async find(id: number): Promise<StoredDraft> {
    const draft = await this.readModel.find(id);
    if (!draft) throw notFound('This draft');
    return draft;
  }

  private async lock(id: number): Promise<StoredDraft> {
    await this.drafts.lock([id]);
    return this.find(id);
  }

  private async lockWaiting(id: number): Promise<StoredDraft> {
    const draft = await this.lock(id);
    assertWaiting(draft);
    return draft;
  }
}

const DECIDED = {
  approved: 'You have approved this already.',
  done: 'You have approved this already.',
  rejected: 'You have rejected this already.',
};

function assertWaiting({ state, isLive }: StoredDraft): void {
  if (state !== 'waiting') throw conflict(DECIDED[state]);
  if (!isLive)
    throw conflict(
      `This draft has ended: its connection was revoked, or it has waited for ${ASSISTANT_DRAFT_DAYS} days.`,
    );
}

function withEdits(draft: StoredDraft, { message, payment }: AssistantApproval): DraftProposal {
  const isText = draft.kind === 'message' || draft.kind === 'reply';
  if ((message && !isText) || (payment && draft.kind !== 'payment'))
    throw invalid([{ path: message ? 'message' : 'payment', message: 'This draft is not one.' }]);
  if (message && draft.kind === 'message')
    return { ...draft, input: { ...draft.input, ...message } };
  if (message && draft.kind === 'reply') return { ...draft, input: { ...draft.input, ...message } };
  if (payment && draft.kind === 'payment')
    // Without a time it is of now, as on the owner's form.
    return { ...draft, input: { ...draft.input, paidAt: undefined, ...payment } };
  return draft;
}
