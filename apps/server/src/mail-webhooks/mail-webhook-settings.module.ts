import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailWebhookEntity } from './mail-webhook.entity';
import { MailWebhookSettingsService } from './mail-webhook-settings.service';
import { MailWebhooksRepository } from './mail-webhooks.repository';

/** What sending mail has to know of the reports; what takes them knows mail, and is in a module of its own. */
@Module({
  imports: [TypeOrmModule.forFeature([MailWebhookEntity])],
  providers: [MailWebhookSettingsService, MailWebhooksRepository],
  exports: [MailWebhookSettingsService, MailWebhooksRepository],
})
export class MailWebhookSettingsModule {}
