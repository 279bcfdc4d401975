import { Module } from '@nestjs/common';
import { OutboxModule } from '../../records/outbox/outbox.module';
import { IdentityModule } from '../../identity/identity.module';
import { BackupDownloadsService } from './backup-downloads.service';
import { BackupRunsRepository } from './backup-runs.repository';
import { BackupWarningsService } from './backup-warnings.service';
import { BackupRecordKind } from './backup.record';
import { BackupsController } from './backups.controller';
import { BackupsService } from './backups.service';
import { BucketCopiesService } from './bucket/bucket-copies.service';
import { InstallationRepository } from './installation.repository';
import { NightlyBackupsService } from './nightly-backups.service';
import { RestoreUploadsService } from './restore/restore-uploads.service';
import { RestoresController } from './restore/restores.controller';
import { SafetyCopiesService } from './safety-copies/safety-copies.service';

@Module({
  imports: [OutboxModule, IdentityModule],
  controllers: [BackupsController, RestoresController],
  providers: [
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
})
export class BackupModule {}
