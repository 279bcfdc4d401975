import { Module } from '@nestjs/common';
import { PreferencesModule } from '../../preferences/preferences.module';
import { UserAccessRepository } from '../../users/user-access.repository';
import { AccessService } from './access.service';

/** Keeps the repository that it provides to itself. */
@Module({
  imports: [PreferencesModule],
  providers: [AccessService, UserAccessRepository],
  exports: [AccessService],
})
export class AccessModule {}
