import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivitiesModule } from '../../people/activities/activities.module';
import { CompaniesModule } from '../../people/companies/companies.module';
import { ContactsModule } from '../../people/contacts/contacts.module';
import { CustomersModule } from '../../people/customers/customers.module';
import { FilesModule } from '../../people/files/files.module';
import { MailModule } from '../../records/outbox/mail.module';
import { MailWebhookSettingsModule } from '../webhooks/mail-webhook-settings.module';
import { AuditModule } from '../../records/audit/audit.module';
import { TrashModule } from '../../records/trash/trash.module';
import { ConversationController } from './conversation/conversation.controller';
import { ConversationMailsService } from './conversation/conversation-mails.service';
import { ConversationReadModel } from './conversation/conversation.read-model';
import { ConversationService } from './conversation/conversation.service';
import { MailRepliesReadModel } from './conversation/mail-replies.read-model';
import { MailRepliesService } from './conversation/mail-replies.service';
import { ReplyPathsService } from './conversation/reply-paths.service';
import { MessageActivitiesService } from './message-activities.service';
import { MessageEntity } from './message.entity';
import { MessageRecordKind } from './message.record';
import { MessageTextsService } from './message-texts.service';
import { MessageUndoService } from './message-undo.service';
import { MessagesController } from './messages.controller';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';
import { ReplyTemplateEntity } from './reply-template.entity';
import { ReplyTemplateRecordKind } from './reply-template.record';
import { ReplyTemplatesController } from './reply-templates.controller';
import { ReplyTemplatesRepository } from './reply-templates.repository';
import { ReplyTemplatesService } from './reply-templates.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([MessageEntity, ReplyTemplateEntity]),
    ActivitiesModule,
    AuditModule,
    CompaniesModule,
    ContactsModule,
    CustomersModule,
    FilesModule,
    MailModule,
    MailWebhookSettingsModule,
    TrashModule,
  ],
  controllers: [ConversationController, MessagesController, ReplyTemplatesController],
  providers: [
    ConversationMailsService,
    ConversationReadModel,
    ConversationService,
    MailRepliesReadModel,
    MailRepliesService,
    ReplyPathsService,
    MessageActivitiesService,
    MessageRecordKind,
    MessageTextsService,
    MessageUndoService,
    MessagesRepository,
    MessagesService,
    ReplyTemplateRecordKind,
    ReplyTemplatesRepository,
    ReplyTemplatesService,
  ],
  exports: [ConversationMailsService, ConversationService, MailRepliesService, MessagesService],
})
export class MessagesModule {}
