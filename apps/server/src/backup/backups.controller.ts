import { Body, Controller, Get, HttpCode, Post, Query, Res, StreamableFile } from '@nestjs/common';
import {
  type BackupAccessInput,
  type BackupDownload,
  type Backups,
  type DownloadQuery,
  backupAccessInputSchema,
  backupDownloadSchema,
  backupsSchema,
  downloadQuerySchema,
} from '@polaris/contracts';
import type { FastifyReply } from 'fastify';
import { Allow, CurrentUser } from '../platform/http/policy';
import { Operation, Returns, ReturnsFile, Tag } from '../platform/openapi/operation';
import type { UserEntity } from '../users/user.entity';
import { BackupDownloadsService } from './backup-downloads.service';
import { backupExamples } from './backup.examples';
import { BackupsService } from './backups.service';

@Tag('Backups', {
  description: 'Everything in one file: made each night, taken away, brought back.',
  examples: backupExamples,
})
@Controller('admin/backups')
export class BackupsController {
  constructor(
    private readonly backups: BackupsService,
    private readonly downloads: BackupDownloadsService,
  ) {}

  @Get()
  @Allow('owner')
  @Operation('getBackups', 'Tell how the last backups went')
  @Returns(200, backupsSchema)
  state(): Promise<Backups> {
    return this.backups.state();
  }

  @Post()
  @HttpCode(202)
  @Allow('owner')
  @Operation('startBackup', 'Make the nightly backup now', {
    errors: { 409: 'There is no folder for backups yet: set BACKUP_DIR.' },
  })
  @Returns(202, backupsSchema)
  start(): Promise<Backups> {
    return this.backups.start();
  }

  @Post('downloads')
  @Allow('owner')
  @Operation('prepareDownload', 'Make the address of a download, good for a minute', {
    errors: { 409: 'Another backup is being made. Try again when it has ended.' },
  })
  @Returns(201, backupDownloadSchema)
  prepareDownload(
    @CurrentUser() user: UserEntity,
    @Body({ schema: backupAccessInputSchema }) input: BackupAccessInput,
  ): Promise<BackupDownload> {
    return this.downloads.prepare(user, input);
  }

  /** The archive is written while it is sent. */
  @Get('download')
  @Allow('owner')
  @Operation('downloadBackup', 'Download a backup', {
    errors: {
      409: 'Another backup is being made. Try again when it has ended.',
      410: 'This link has expired. Ask for the backup again.',
    },
  })
  @ReturnsFile('application/octet-stream', '(an archive)')
  async download(
    @CurrentUser() user: UserEntity,
    @Query({ schema: downloadQuerySchema }) { ticket }: DownloadQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { name, content } = await this.downloads.open(user, ticket);
    void reply.header('cache-control', 'no-store');
    return new StreamableFile(content, {
      type: 'application/octet-stream',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
