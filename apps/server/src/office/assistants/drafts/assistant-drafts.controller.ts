import { Controller } from '@nestjs/common';
import {
  type AssistantDraft,
  type EditedDraft,
  approveAssistantDraft,
  editAssistantDraft,
  listAssistantDrafts,
  rejectAssistantDraft,
  undoAssistantDecision,
} from '@polaris/contracts';
import type { UserEntity } from '../../../identity/users/user.entity';
import { Handle, type InputOf } from '../../../platform/http/handle';
import { AssistantDraftsService } from './assistant-drafts.service';
import { DraftDecisionsService } from './draft-decisions.service';

@Controller()
export class AssistantDraftsController {
  constructor(
    private readonly drafts: AssistantDraftsService,
    private readonly decisions: DraftDecisionsService,
  ) {}

  @Handle(listAssistantDrafts)
  list({ query }: InputOf<typeof listAssistantDrafts>): Promise<AssistantDraft[]> {
    return this.drafts.list(query);
  }

  @Handle(approveAssistantDraft)
  approve({
    params: { id },
    body: approval,
    user,
  }: InputOf<typeof approveAssistantDraft, UserEntity>): Promise<AssistantDraft> {
    return this.decisions.approve(id, approval, user);
  }

  @Handle(rejectAssistantDraft)
  reject({ params: { id } }: InputOf<typeof rejectAssistantDraft>): Promise<void> {
    return this.decisions.reject(id);
  }

  @Handle(undoAssistantDecision)
  undo({ params: { id } }: InputOf<typeof undoAssistantDecision>): Promise<void> {
    return this.decisions.undo(id);
  }

  @Handle(editAssistantDraft)
  edit({
    params: { id },
    user,
  }: InputOf<typeof editAssistantDraft, UserEntity>): Promise<EditedDraft> {
    return this.decisions.edit(id, user);
  }
}
