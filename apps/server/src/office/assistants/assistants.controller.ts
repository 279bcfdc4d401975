import { Controller } from '@nestjs/common';
import {
  type AskedConsent,
  type AssistantCall,
  type AssistantConnection,
  type AssistantSettings,
  type ConsentResult,
  type NewAssistantToken,
  allowAssistant,
  getAssistants,
  listAssistantCalls,
  listAssistantConnections,
  makeAssistantToken,
  readAssistantRequest,
  revokeAssistant,
  updateAssistants,
} from '@polaris/contracts';
import type { UserEntity } from '../../identity/users/user.entity';
import { Handle, type InputOf } from '../../platform/http/handle';
import { AssistantSettingsService } from './assistant-settings.service';
import { ConsentsService } from './authorization/consents.service';
import { ConnectionsService } from './connections.service';

@Controller()
export class AssistantsController {
  constructor(
    private readonly settings: AssistantSettingsService,
    private readonly connections: ConnectionsService,
    private readonly consents: ConsentsService,
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
