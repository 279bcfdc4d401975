import { Module } from '@nestjs/common';
import { MailModule } from '../../records/outbox/mail.module';
import { PreferencesModule } from '../../identity/preferences/preferences.module';
import { ClientUpdatesRepository } from './client-updates.repository';
import { ClientUpdatesService } from './client-updates.service';

@Module({
  imports: [MailModule, PreferencesModule],
  providers: [ClientUpdatesRepository, ClientUpdatesService],
  exports: [ClientUpdatesService],
})
export class ClientUpdatesModule {}
