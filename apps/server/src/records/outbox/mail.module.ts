import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailServerModule } from './server/mail-server.module';
import { MailWebhookSettingsModule } from '../../mail/webhooks/mail-webhook-settings.module';
import { UndeliverableModule } from '../undeliverable/undeliverable.module';
import { MailFileStore } from './mail-file-store';
import { MailAttachmentsService } from './mail-attachments.service';
import { MailDeliveryService } from './mail-delivery.service';
import { MailReportsService } from './mail-reports.service';
import { MailSecretsService } from './mail-secrets.service';
import { MailTransport } from './mail-transport';
import { MailEntity } from './mail.entity';
import { MailService } from './mail.service';
import { MailedRecipientsRepository } from './recipients/mailed-recipients.repository';
import { MailsRepository } from './mails.repository';
import { MailsController } from './mails.controller';
import { OldMailsService } from './old-mails.service';
import { OwnerNoticesRepository } from './owner-notices/owner-notices.repository';
import { OwnerNoticesService } from './owner-notices/owner-notices.service';

@Module({
  imports: [
    MailServerModule,
    MailWebhookSettingsModule,
    TypeOrmModule.forFeature([MailEntity]),
    UndeliverableModule,
  ],
  controllers: [MailsController],
  providers: [
    MailService,
    MailFileStore,
    MailAttachmentsService,
    MailDeliveryService,
    MailReportsService,
    MailSecretsService,
    MailTransport,
    MailedRecipientsRepository,
    MailsRepository,
    OldMailsService,
    OwnerNoticesRepository,
    OwnerNoticesService,
  ],
  exports: [
    MailService,
    MailAttachmentsService,
    MailReportsService,
    MailSecretsService,
    OwnerNoticesService,
  ],
})
export class MailModule {}
