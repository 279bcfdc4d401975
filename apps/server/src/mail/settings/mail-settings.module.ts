import { Module } from '@nestjs/common';
import { AuthModule } from '../../identity/auth/auth.module';
import { MailServerModule } from '../../records/outbox/server/mail-server.module';
import { MailSettingsController } from './mail-settings.controller';
import { MailSettingsService } from './mail-settings.service';
import { SenderDomainService } from './sender-domain.service';
import { TestMailService } from './test-mail.service';

@Module({
  imports: [AuthModule, MailServerModule],
  controllers: [MailSettingsController],
  providers: [MailSettingsService, SenderDomainService, TestMailService],
})
export class MailSettingsModule {}
