import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from '../../identity/auth/auth.module';
import { MailModule } from '../../records/outbox/mail.module';
import { BackupDownloadsService } from './backup-downloads.service';
import { BackupRunsRepository } from './backup-runs.repository';
import { BackupWarningsService } from './backup-warnings.service';
import { BackupRecordKind } from './backup.record';
import { BackupsController } from './backups.controller';
import { BackupsService } from './backups.service';
import { BucketCopiesService } from './bucket/bucket-copies.service';
import { InstallationRepository } from './installation.repository';
import { NightlyBackupsService } from './nightly-backups.service';
import { RestoreRequests } from './restore/restore-requests';
import { RestoreUploadsService } from './restore/restore-uploads.service';
import { RestoresController } from './restore/restores.controller';
import { SafetyCopiesService } from './safety-copies/safety-copies.service';

@Module({})
export class BackupModule {
  /** `restores` hands a restore to the process that runs this server. */
  static with(restores: RestoreRequests): DynamicModule {
    return {
      module: BackupModule,
      imports: [AuthModule, MailModule],
      controllers: [BackupsController, RestoresController],
      providers: [
        { provide: RestoreRequests, useValue: restores },
        BackupDownloadsService,
        BackupRecordKind,
        BackupRunsRepository,
        BackupWarningsService,
        BackupsService,
        BucketCopiesService,
        InstallationRepository,
        NightlyBackupsService,
        RestoreUploadsService,
        SafetyCopiesService,
      ],
      exports: [BackupsService],
    };
  }
}
