import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailServerService } from './mail-server.service';
import { MailSettingsEntity } from './mail-settings.entity';
import { MailSettingsRepository } from './mail-settings.repository';

/** What sending mail needs; what changes it is in a module of its own, which knows accounts. */
@Module({
  imports: [TypeOrmModule.forFeature([MailSettingsEntity])],
  providers: [MailServerService, MailSettingsRepository],
  exports: [MailServerService, MailSettingsRepository],
})
export class MailServerModule {}
