import { Module } from '@nestjs/common';
import { MailModule } from '../../records/outbox/mail.module';
import { MessagesModule } from '../messages/messages.module';
import { InboundMailController } from './inbound/inbound-mail.controller';
import { InboundMailService } from './inbound/inbound-mail.service';
import { PostmarkInboundService } from './inbound/postmark-inbound.service';
import { SesInboundService } from './inbound/ses-inbound.service';
import { MailWebhookSettingsController } from './mail-webhook-settings.controller';
import { MailWebhookSettingsModule } from './mail-webhook-settings.module';
import { MailWebhooksController } from './mail-webhooks.controller';
import { PostmarkEventsService } from './postmark/postmark-events.service';
import { ReceivedReportsService } from './received-reports.service';
import { SesEventsService } from './ses/ses-events.service';
import { SnsMessagesService } from './ses/sns-messages.service';
import { SnsService } from './ses/sns.service';

@Module({
  imports: [MailModule, MailWebhookSettingsModule, MessagesModule],
  controllers: [InboundMailController, MailWebhookSettingsController, MailWebhooksController],
  providers: [
    InboundMailService,
    PostmarkEventsService,
    PostmarkInboundService,
    ReceivedReportsService,
    SesEventsService,
    SesInboundService,
    SnsMessagesService,
    SnsService,
  ],
})
export class MailWebhooksModule {}
