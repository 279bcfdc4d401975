import { Controller, StreamableFile } from '@nestjs/common';
import {
  type BackupDownload,
  type Backups,
  type BucketCheck,
  getBackups,
  checkBucket,
  startBackup,
  prepareDownload,
  downloadBackup,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { SecurityLogService } from '../../records/security-log/security-log.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { BackupDownloadsService } from './backup-downloads.service';
import { BackupsService } from './backups.service';
import { BucketCopiesService } from './bucket/bucket-copies.service';

@Controller()
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly downloads: BackupDownloadsService,
    private readonly copies: BucketCopiesService,
    private readonly security: SecurityLogService,
  ) {}

  @Handle(getBackups)
  state(): Promise<Backups> {
    return this.backups.state();
  }

  @Handle(startBackup)
  start(): Promise<Backups> {
    return this.backups.start();
  }

  @Handle(checkBucket)
  checkBucket(): Promise<BucketCheck> {
    return this.copies.check();
  }

  @Handle(prepareDownload)
  prepareDownload({
    body: input,
    user,
  }: InputOf<typeof prepareDownload, UserEntity>): Promise<BackupDownload> {
    return this.downloads.prepare(user, input);
  }

  /** Sends the archive while it is written. */
  @Handle(downloadBackup)
  async download({
    query: { ticket },
    user,
  }: InputOf<typeof downloadBackup, UserEntity>): Promise<StreamableFile> {
    const { name, content } = await this.downloads.open(user, ticket);
    await this.security.record('backup_downloaded', user.id);
    return new StreamableFile(content, {
      type: 'application/octet-stream',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
