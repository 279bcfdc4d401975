import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { MailWebhookSettingsController } from './mail-webhook-settings.controller';
import { MailWebhookSettingsModule } from './mail-webhook-settings.module';
import { MailWebhooksController } from './mail-webhooks.controller';
import { PostmarkEventsService } from './postmark/postmark-events.service';
import { ReceivedReportsService } from './received-reports.service';
import { SesEventsService } from './ses/ses-events.service';
import { SnsService } from './ses/sns.service';

@Module({
  imports: [MailModule, MailWebhookSettingsModule],
  controllers: [MailWebhookSettingsController, MailWebhooksController],
  providers: [PostmarkEventsService, ReceivedReportsService, SesEventsService, SnsService],
})
export class MailWebhooksModule {}
