import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxModule } from '../records/outbox/outbox.module';
import { IdentityModule } from '../identity/identity.module';
import { PeopleModule } from '../people/people.module';
import { ClientMessagesService } from './messages/conversation/client-messages.service';
import { LinkMessagesService } from './messages/conversation/link-messages.service';
import { ConversationMailsService } from './messages/conversation/conversation-mails.service';
import { ConversationController } from './messages/conversation/conversation.controller';
import { ConversationReadModel } from './messages/conversation/conversation.read-model';
import { ConversationService } from './messages/conversation/conversation.service';
import { MailRepliesReadModel } from './messages/conversation/mail-replies.read-model';
import { MailRepliesService } from './messages/conversation/mail-replies.service';
import { ReplyPathsService } from './messages/conversation/reply-paths.service';
import { MessageActivitiesService } from './messages/message-activities.service';
import { MessageSendingService } from './messages/message-sending.service';
import { MessageTextsService } from './messages/message-texts.service';
import { MessageUndoService } from './messages/message-undo.service';
import { MessageEntity } from './messages/message.entity';
import { MessageRecordKind } from './messages/message.record';
import { MessagesController } from './messages/messages.controller';
import { MessagesRepository } from './messages/messages.repository';
import { MessagesService } from './messages/messages.service';
import { ReplyTemplateEntity } from './messages/reply-template.entity';
import { ReplyTemplateRecordKind } from './messages/reply-template.record';
import { ReplyTemplatesController } from './messages/reply-templates.controller';
import { ReplyTemplatesRepository } from './messages/reply-templates.repository';
import { ReplyTemplatesService } from './messages/reply-templates.service';
import { MailSettingsController } from './settings/mail-settings.controller';
import { MailSettingsService } from './settings/mail-settings.service';
import { SenderDomainService } from './settings/sender-domain.service';
import { TestMailService } from './settings/test-mail.service';
import { InboundMailSettingsService } from './webhooks/inbound/inbound-mail-settings.service';
import { InboundMailController } from './webhooks/inbound/inbound-mail.controller';
import { InboundMailEntity } from './webhooks/inbound/inbound-mail.entity';
import { InboundMailRepository } from './webhooks/inbound/inbound-mail.repository';
import { InboundMailService } from './webhooks/inbound/inbound-mail.service';
import { PostmarkInboundService } from './webhooks/inbound/postmark-inbound.service';
import { SesInboundService } from './webhooks/inbound/ses-inbound.service';
import { MailWebhookSettingsController } from './webhooks/mail-webhook-settings.controller';
import { MailWebhookSettingsService } from './webhooks/mail-webhook-settings.service';
import { MailWebhookEntity } from './webhooks/mail-webhook.entity';
import { MailWebhooksController } from './webhooks/mail-webhooks.controller';
import { MailWebhooksRepository } from './webhooks/mail-webhooks.repository';
import { PostmarkEventsService } from './webhooks/postmark/postmark-events.service';
import { DeliveryEventsService } from './webhooks/delivery-events.service';
import { SesEventsService } from './webhooks/ses/ses-events.service';
import { SnsMessagesService } from './webhooks/ses/sns-messages.service';
import { SnsService } from './webhooks/ses/sns.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      InboundMailEntity,
      MailWebhookEntity,
      MessageEntity,
      ReplyTemplateEntity,
    ]),
    OutboxModule,
    IdentityModule,
    PeopleModule,
  ],
  controllers: [
    ConversationController,
    InboundMailController,
    MailSettingsController,
    MailWebhookSettingsController,
    MailWebhooksController,
    MessagesController,
    ReplyTemplatesController,
  ],
  providers: [
    ClientMessagesService,
    ConversationMailsService,
    LinkMessagesService,
    ConversationReadModel,
    ConversationService,
    InboundMailRepository,
    InboundMailService,
    InboundMailSettingsService,
    MailRepliesReadModel,
    MailRepliesService,
    MailSettingsService,
    MailWebhookSettingsService,
    MailWebhooksRepository,
    MessageActivitiesService,
    MessageRecordKind,
    MessageSendingService,
    MessageTextsService,
    MessageUndoService,
    MessagesRepository,
    MessagesService,
    PostmarkEventsService,
    PostmarkInboundService,
    DeliveryEventsService,
    ReplyPathsService,
    ReplyTemplateRecordKind,
    ReplyTemplatesRepository,
    ReplyTemplatesService,
    SenderDomainService,
    SesEventsService,
    SesInboundService,
    SnsMessagesService,
    SnsService,
    TestMailService,
  ],
  exports: [ClientMessagesService, ConversationService, LinkMessagesService, MessagesService],
})
export class MailModule {}
