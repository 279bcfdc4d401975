import { Injectable } from '@nestjs/common';
import {
  ASSISTANT_DRAFT_DAYS,
  type AssistantDraft,
  type AssistantDraftsQuery,
  MAX_WAITING_DRAFTS,
} from '@polaris/contracts';
import { UsersService } from '../../../identity/users/users.service';
import { conflict, notFound } from '../../../platform/problem/problem';
import { AssistantCallsRepository } from '../assistant-calls.repository';
import {
  type ChangeCall,
  ChangeSetsService,
  STRANGERS_TEXT_MINUTES,
} from '../changes/change-sets.service';
import type { ChangeAnswer } from '../tools/changing';
import { oneLine } from '../tools/texts';
import type { ToolAnswer } from '../tools/tool';
import {
  AssistantDraftsReadModel,
  type RecordName,
  type StoredDraft,
} from './assistant-drafts.read-model';
import { AssistantDraftsRepository } from './assistant-drafts.repository';
import { DraftActionsService } from './draft-actions.service';
import { DraftBasisService } from './draft-basis.service';
import type { DraftProposal } from './draft-proposal';
import { draftTitle } from './draft-title';

/** What assistants prepare for the owner to approve: nothing else of theirs leaves the house. */
@Injectable()
export class AssistantDraftsService {
  constructor(
    private readonly drafts: AssistantDraftsRepository,
    private readonly readModel: AssistantDraftsReadModel,
    private readonly basis: DraftBasisService,
    private readonly actions: DraftActionsService,
    private readonly changes: ChangeSetsService,
    private readonly calls: AssistantCallsRepository,
    private readonly users: UsersService,
  ) {}

  countWaiting(): Promise<number> {
    return this.readModel.countWaiting();
  }

  /** Those that wait, the oldest first. */
  async list(query: AssistantDraftsQuery): Promise<AssistantDraft[]> {
    const drafts = await this.readModel.listWaiting(query);
    const names = await this.readModel.namesOf(drafts.flatMap(({ readBefore }) => readBefore));
    return Promise.all(drafts.map((draft) => this.show(draft, names)));
  }

  async get(id: number): Promise<AssistantDraft> {
    const draft = await this.readModel.find(id);
    if (!draft) throw notFound('This draft');
    return this.show(draft, await this.readModel.namesOf(draft.readBefore));
  }

  /** Stores what an assistant prepared; what could not be carried out today is not stored. */
  async propose(
    call: ChangeCall,
    prepare: () => Promise<DraftProposal>,
  ): Promise<ToolAnswer<ChangeAnswer>> {
    const earlier = await this.changes.findRepeat<ChangeAnswer>(call);
    if (earlier) return earlier;
    const { grantId, userId } = call.caller;
    const proposal = await prepare();
    const basis = await this.basis.read(proposal);
    const preview = await this.actions.preview(proposal, await this.users.get(userId));
    return this.changes.run(call, async (changeSetId) => {
      if ((await this.readModel.countWaiting()) >= MAX_WAITING_DRAFTS) throw tooMany();
      const readBefore = await this.calls.listUntrusted(grantId, STRANGERS_TEXT_MINUTES);
      const id = await this.drafts.insert({ changeSetId, proposal, preview, basis, readBefore });
      const record = { kind: 'draft', id, title: oneLine(draftTitle(preview)), state: 'waiting' };
      const { customerId } = proposal;
      return {
        answer: {
          saved: proposal.kind !== 'customer',
          change_id: changeSetId,
          record: { ...record, ...(customerId !== null && { customer_id: customerId }) },
          note: NOTE,
        },
        records: [`draft ${id}`, ...(customerId === null ? [] : [`customer ${customerId}`])],
      };
    });
  }

  private async show(draft: StoredDraft, names: Map<string, RecordName>): Promise<AssistantDraft> {
    const { id, via, reason, customerId, customerName, contactId, contactName } = draft;
    return {
      ...{ id, via, reason },
      customer: customerId === null ? null : { id: customerId, name: customerName ?? '' },
      contact: contactId === null ? null : { id: contactId, name: contactName ?? '' },
      content: draft.preview,
      readBefore: draft.readBefore.map((record) => {
        const [kind, recordId] = record.split(' ');
        return {
          kind: kind as AssistantDraft['readBefore'][number]['kind'],
          id: Number(recordId),
          name: names.get(record)?.name ?? null,
          customerId: names.get(record)?.customerId ?? null,
        };
      }),
      outdated: await this.basis.findChange(draft),
      problem: draft.problem,
      leavesAt: draft.leavesAt?.toISOString() ?? null,
      createdAt: draft.createdAt.toISOString(),
    };
  }
}

const NOTE =
  `It waits until the owner approves it under "To approve", for ${ASSISTANT_DRAFT_DAYS} days at most. ` +
  'Nothing was sent or changed yet. Do not draft it again.';

const tooMany = () =>
  conflict(
    `${MAX_WAITING_DRAFTS} drafts wait for the owner, and no more can. Ask the owner to look at them under "To approve".`,
  );
