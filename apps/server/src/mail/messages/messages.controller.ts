import { Controller } from '@nestjs/common';
import {
  type WaitingMessage,
  listReplies,
  replyToSubmission,
  writeToCustomer,
  takeMessageBack,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import type { UserEntity } from '../../identity/users/user.entity';
import { MessageUndoService } from './message-undo.service';
import { MessagesService } from './messages.service';

@Controller()
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly undoing: MessageUndoService,
  ) {}

  @Handle(listReplies)
  listOfContact({ params: { id }, query }: InputOf<typeof listReplies>): Promise<JsonPage> {
    return this.messages.listOfContact(id, query);
  }

  @Handle(replyToSubmission)
  reply({
    params: { id },
    body: input,
    user: owner,
  }: InputOf<typeof replyToSubmission, UserEntity>): Promise<WaitingMessage> {
    return this.messages.reply(id, input, owner);
  }

  @Handle(writeToCustomer)
  write({
    params: { id },
    body: input,
    user: owner,
  }: InputOf<typeof writeToCustomer, UserEntity>): Promise<WaitingMessage> {
    return this.messages.write(id, input, owner);
  }

  @Handle(takeMessageBack)
  undo({ params: { id } }: InputOf<typeof takeMessageBack>): Promise<void> {
    return this.undoing.undo(id);
  }
}
