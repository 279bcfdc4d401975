import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { PreferencesModule } from '../preferences/preferences.module';
import { ClientUpdatesRepository } from './client-updates.repository';
import { ClientUpdatesService } from './client-updates.service';

@Module({
  imports: [MailModule, PreferencesModule],
  providers: [ClientUpdatesRepository, ClientUpdatesService],
  exports: [ClientUpdatesService],
})
export class ClientUpdatesModule {}
