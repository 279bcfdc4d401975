import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivitiesModule } from '../activities/activities.module';
import { ContactsModule } from '../contacts/contacts.module';
import { CustomersModule } from '../customers/customers.module';
import { MailModule } from '../mail/mail.module';
import { TrashModule } from '../records/trash/trash.module';
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
    ContactsModule,
    CustomersModule,
    MailModule,
    TrashModule,
  ],
  controllers: [MessagesController, ReplyTemplatesController],
  providers: [
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
})
export class MessagesModule {}
