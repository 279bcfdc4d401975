import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../records/outbox/mail.module';
import { PreferencesModule } from '../../identity/preferences/preferences.module';
import { TrashModule } from '../../records/trash/trash.module';
import { StatisticsModule } from '../../office/statistics/statistics.module';
import { ContactBulkService } from './contact-bulk.service';
import { ContactCallsReadModel } from './contact-calls.read-model';
import { ContactMailsService } from './contact-mails.service';
import { ContactEntity } from './contact.entity';
import { ContactRecordKind } from './contact.record';
import { ContactsController } from './contacts.controller';
import { ContactsRepository } from './contacts.repository';
import { ContactsService } from './contacts.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([ContactEntity]),
    MailModule,
    PreferencesModule,
    StatisticsModule,
    TrashModule,
  ],
  controllers: [ContactsController],
  providers: [
    ContactBulkService,
    ContactCallsReadModel,
    ContactsService,
    ContactsRepository,
    ContactMailsService,
    ContactRecordKind,
  ],
  exports: [ContactsService],
})
export class ContactsModule {}
