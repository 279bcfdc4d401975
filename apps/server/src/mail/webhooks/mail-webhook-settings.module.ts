import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InboundMailEntity } from './inbound/inbound-mail.entity';
import { InboundMailRepository } from './inbound/inbound-mail.repository';
import { InboundMailSettingsService } from './inbound/inbound-mail-settings.service';
import { MailWebhookEntity } from './mail-webhook.entity';
import { MailWebhookSettingsService } from './mail-webhook-settings.service';
import { MailWebhooksRepository } from './mail-webhooks.repository';

/** What sending mail has to know of the reports; what takes them knows mail, and is in a module of its own. */
@Module({
  imports: [TypeOrmModule.forFeature([InboundMailEntity, MailWebhookEntity])],
  providers: [
    InboundMailRepository,
    InboundMailSettingsService,
    MailWebhookSettingsService,
    MailWebhooksRepository,
  ],
  exports: [
    InboundMailRepository,
    InboundMailSettingsService,
    MailWebhookSettingsService,
    MailWebhooksRepository,
  ],
})
export class MailWebhookSettingsModule {}
