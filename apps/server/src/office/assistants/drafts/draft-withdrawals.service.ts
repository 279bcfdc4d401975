import { Injectable } from '@nestjs/common';
import { AssistantDraftsReadModel } from './assistant-drafts.read-model';
import { AssistantDraftsRepository } from './assistant-drafts.repository';
import { draftTitle } from './draft-title';

/** What an undo does with drafts: it rejects those that wait, and says which were approved. */
export interface DraftWithdrawal {
  rejected: number[];
  undone: string[];
  stays: string[];
}

/** Drafts in the undo of what an assistant did. */
@Injectable()
export class DraftWithdrawalsService {
  constructor(
    private readonly drafts: AssistantDraftsRepository,
    private readonly readModel: AssistantDraftsReadModel,
  ) {}

  /** Of some sets of changes; what waits is locked until the transaction ends. */
  async plan(changeSetIds: readonly string[]): Promise<DraftWithdrawal> {
    await this.drafts.lockOfSets(changeSetIds);
    const plan: DraftWithdrawal = { rejected: [], undone: [], stays: [] };
    for (const { id, state, preview } of await this.readModel.listOfSets(changeSetIds)) {
      const title = draftTitle(preview);
      if (state === 'waiting') {
        plan.rejected.push(id);
        plan.undone.push(`The draft "${title}" is rejected.`);
      } else if (state !== 'rejected')
        plan.stays.push(`The draft "${title}" was approved by you and stays.`);
    }
    return plan;
  }

  apply({ rejected }: DraftWithdrawal): Promise<void> {
    return this.drafts.reject(rejected);
  }
}
