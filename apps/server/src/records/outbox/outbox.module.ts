import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailAttachmentsService } from './mail-attachments.service';
import { MailDeliveryService } from './mail-delivery.service';
import { MailFileStore } from './mail-file-store';
import { MailReportsService } from './mail-reports.service';
import { MailSecretsService } from './mail-secrets.service';
import { MailTransport } from './mail-transport';
import { MailEntity } from './mail.entity';
import { MailService } from './mail.service';
import { MailsController } from './mails.controller';
import { MailsRepository } from './mails.repository';
import { OldMailsService } from './old-mails.service';
import { OwnerNoticesRepository } from './owner-notices/owner-notices.repository';
import { OwnerNoticesService } from './owner-notices/owner-notices.service';
import { MailedRecipientsRepository } from './recipients/mailed-recipients.repository';
import { RecipientsReadModel } from './recipients/recipients.read-model';
import { MailServerService } from './server/mail-server.service';
import { MailSettingsEntity } from './server/mail-settings.entity';
import { MailSettingsRepository } from './server/mail-settings.repository';
import { KnownAddressesReadModel } from './undeliverable/known-addresses.read-model';
import { UndeliverableAddressEntity } from './undeliverable/undeliverable-address.entity';
import { UndeliverableAddressRecordKind } from './undeliverable/undeliverable-address.record';
import { UndeliverableAddressesController } from './undeliverable/undeliverable-addresses.controller';
import { UndeliverableAddressesRepository } from './undeliverable/undeliverable-addresses.repository';
import { UndeliverableAddressesService } from './undeliverable/undeliverable-addresses.service';

@Module({
  imports: [TypeOrmModule.forFeature([MailEntity, MailSettingsEntity, UndeliverableAddressEntity])],
  controllers: [MailsController, UndeliverableAddressesController],
  providers: [
    KnownAddressesReadModel,
    MailAttachmentsService,
    MailDeliveryService,
    MailFileStore,
    MailReportsService,
    MailSecretsService,
    MailServerService,
    MailService,
    MailSettingsRepository,
    MailTransport,
    MailedRecipientsRepository,
    MailsRepository,
    OldMailsService,
    OwnerNoticesRepository,
    OwnerNoticesService,
    RecipientsReadModel,
    UndeliverableAddressRecordKind,
    UndeliverableAddressesRepository,
    UndeliverableAddressesService,
  ],
  exports: [
    MailAttachmentsService,
    MailReportsService,
    MailSecretsService,
    MailServerService,
    MailService,
    OwnerNoticesService,
    UndeliverableAddressesService,
  ],
})
export class OutboxModule {}
