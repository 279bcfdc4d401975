import { Controller } from '@nestjs/common';
import {
  type AskedConsent,
  type AssistantCall,
  type AssistantChange,
  type AssistantConnection,
  type AssistantSettings,
  type AssistantUndo,
  type AssistantUndoPreview,
  type ConsentResult,
  type NewAssistantToken,
  allowAssistant,
  getAssistants,
  listAssistantCalls,
  listAssistantChanges,
  listAssistantConnections,
  makeAssistantToken,
  previewAssistantUndo,
  readAssistantRequest,
  revokeAssistant,
  undoAssistantChanges,
  updateAssistants,
} from '@polaris/contracts';
import type { UserEntity } from '../../identity/users/user.entity';
import { Handle, type InputOf } from '../../platform/http/handle';
import { AssistantSettingsService } from './assistant-settings.service';
import { ConsentsService } from './authorization/consents.service';
import { AssistantUndoService } from './changes/assistant-undo.service';
import { ConnectionsService } from './connections.service';

@Controller()
export class AssistantsController {
  constructor(
    private readonly settings: AssistantSettingsService,
    private readonly connections: ConnectionsService,
    private readonly consents: ConsentsService,
    private readonly undo: AssistantUndoService,
  ) {}

  @Handle(getAssistants)
  get({ user }: InputOf<typeof getAssistants, UserEntity>): Promise<AssistantSettings> {
    return this.settings.get(user.id);
  }

  @Handle(updateAssistants)
  update({
    body: input,
    user,
  }: InputOf<typeof updateAssistants, UserEntity>): Promise<AssistantSettings> {
    return this.settings.update(input, user.id);
  }

  @Handle(listAssistantConnections)
  list({
    user,
  }: InputOf<typeof listAssistantConnections, UserEntity>): Promise<AssistantConnection[]> {
    return this.connections.list(user);
  }

  @Handle(listAssistantCalls)
  listCalls({
    params: { id },
    user,
  }: InputOf<typeof listAssistantCalls, UserEntity>): Promise<AssistantCall[]> {
    return this.connections.listCalls(id, user);
  }

  @Handle(listAssistantChanges)
  listChanges({
    params: { id },
    user,
  }: InputOf<typeof listAssistantChanges, UserEntity>): Promise<AssistantChange[]> {
    return this.undo.list(id, user.id);
  }

  @Handle(previewAssistantUndo)
  previewUndo({
    params: { id },
    query,
    user,
  }: InputOf<typeof previewAssistantUndo, UserEntity>): Promise<AssistantUndoPreview> {
    return this.undo.preview(id, query, user.id);
  }

  @Handle(undoAssistantChanges)
  undoChanges({
    params: { id },
    body: input,
    user,
  }: InputOf<typeof undoAssistantChanges, UserEntity>): Promise<AssistantUndo> {
    return this.undo.run(id, input, user.id);
  }

  @Handle(revokeAssistant)
  revoke({ params: { id }, user }: InputOf<typeof revokeAssistant, UserEntity>): Promise<void> {
    return this.connections.revoke(id, user);
  }

  @Handle(makeAssistantToken)
  makeToken({
    body: input,
    user,
  }: InputOf<typeof makeAssistantToken, UserEntity>): Promise<NewAssistantToken> {
    return this.connections.paste(input, user);
  }

  @Handle(readAssistantRequest)
  readRequest({
    body: { query },
    user,
  }: InputOf<typeof readAssistantRequest, UserEntity>): Promise<AskedConsent> {
    return this.consents.ask(query, user.id);
  }

  @Handle(allowAssistant)
  allow({
    body: consent,
    user,
  }: InputOf<typeof allowAssistant, UserEntity>): Promise<ConsentResult> {
    return this.consents.allow(consent, user);
  }
}
