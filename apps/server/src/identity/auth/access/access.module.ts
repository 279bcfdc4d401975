import { Module } from '@nestjs/common';
import { PreferencesModule } from '../../preferences/preferences.module';
import { UserAccessRepository } from '../../users/user-access.repository';
import { AccessService } from './access.service';
import { CredentialsRepository } from './credentials.repository';

/** Keeps the repositories that it provides to itself. */
@Module({
  imports: [PreferencesModule],
  providers: [AccessService, CredentialsRepository, UserAccessRepository],
  exports: [AccessService],
})
export class AccessModule {}
