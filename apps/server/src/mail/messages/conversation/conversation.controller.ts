import { Controller } from '@nestjs/common';
import {
  type ConversationMessage,
  listClientMessages,
  listCompanyMessages,
  listConversation,
  listCustomerConversation,
  listUnreadMessages,
  markClientMessagesRead,
  markConversationRead,
  writeToOwner,
} from '@polaris/contracts';
import type { JsonPage } from '../../../platform/database/list/list';
import { Handle, type InputOf } from '../../../platform/http/handle';
import type { UserEntity } from '../../../identity/users/user.entity';
import { ClientMessagesService } from './client-messages.service';
import { ConversationService } from './conversation.service';

@Controller()
export class ConversationController {
  constructor(
    private readonly conversation: ConversationService,
    private readonly clientMessages: ClientMessagesService,
  ) {}

  @Handle(listConversation)
  list({ query, user }: InputOf<typeof listConversation, UserEntity>): Promise<JsonPage> {
    return this.conversation.list(user, query);
  }

  @Handle(writeToOwner)
  write({ body, user }: InputOf<typeof writeToOwner, UserEntity>): Promise<ConversationMessage> {
    return this.conversation.write(user, body);
  }

  @Handle(markConversationRead)
  markRead({ body, user }: InputOf<typeof markConversationRead, UserEntity>): Promise<void> {
    return this.conversation.markRead(user, body.upTo);
  }

  @Handle(listCustomerConversation)
  listBothSides({ params, query }: InputOf<typeof listCustomerConversation>): Promise<JsonPage> {
    return this.clientMessages.listBothSides(params.id, query);
  }

  @Handle(listClientMessages)
  listOfCustomer({ params, query }: InputOf<typeof listClientMessages>): Promise<JsonPage> {
    return this.clientMessages.listOfCustomer(params.id, query);
  }

  @Handle(listCompanyMessages)
  listOfCompany({ params, query }: InputOf<typeof listCompanyMessages>): Promise<JsonPage> {
    return this.clientMessages.listOfCompany(params.id, query);
  }

  @Handle(markClientMessagesRead)
  markReadByOwner({ params, body }: InputOf<typeof markClientMessagesRead>): Promise<void> {
    return this.clientMessages.markRead(params.id, body.upTo);
  }

  @Handle(listUnreadMessages)
  listUnread({ query }: InputOf<typeof listUnreadMessages>): Promise<JsonPage> {
    return this.clientMessages.listUnread(query);
  }
}
