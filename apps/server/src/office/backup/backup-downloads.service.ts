import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { BackupAccessInput, BackupDownload } from '@polaris/contracts';
import { CurrentPasswordService } from '../../identity/auth/passwords/current-password.service';
import { Settings } from '../../platform/config/settings';
import { ProblemError, conflict } from '../../platform/problem/problem';
import type { UserEntity } from '../../identity/users/user.entity';
import { BackupError } from './backup-error';
import { backupName } from './backup-names';
import { BackupRunsRepository } from './backup-runs.repository';
import { DownloadTickets } from './download-tickets';
import { ALREADY_BACKING_UP } from './snapshot/backup-lock';
import { writeBackup } from './snapshot/write-backup';

export interface DownloadedFile {
  name: string;
  content: Readable;
}

/** Backups that an owner downloads in the browser. */
@Injectable()
export class BackupDownloadsService {
  private readonly logger = new Logger('Backup');
  private readonly tickets: DownloadTickets;

  constructor(
    private readonly settings: Settings,
    private readonly currentPassword: CurrentPasswordService,
    private readonly runs: BackupRunsRepository,
  ) {
    this.tickets = new DownloadTickets(settings.secrets);
  }

  /** Returns a URL for the download, after checking the password. */
  async prepare(
    user: UserEntity,
    { currentPassword, passphrase }: BackupAccessInput,
  ): Promise<BackupDownload> {
    await this.currentPassword.check(user, currentPassword);
    // Checked now, because browsers do not show the reason of a failed download.
    if (await this.runs.isBackingUp()) throw conflict(ALREADY_BACKING_UP);
    const ticket = this.tickets.seal({ userId: user.id, epoch: user.accessEpoch, passphrase });
    return { url: `/api/admin/backups/download?ticket=${ticket}` };
  }

  /** Opens the backup at its first byte. Earlier failures become an error response, later ones abort the download. */
  async open(user: UserEntity, sealed: string): Promise<DownloadedFile> {
    const ticket = this.tickets.open(sealed);
    if (ticket?.userId !== user.id || ticket.epoch !== user.accessEpoch)
      throw new ProblemError(410, 'This link has expired. Ask for the backup again.');
    const passphrase = ticket.passphrase ?? this.settings.env.BACKUP_PASSPHRASE;
    const startedAt = new Date();
    const name = backupName(startedAt, passphrase !== undefined);
    const content = new PassThrough();
    const written = this.write(content, { name, startedAt, passphrase });
    await Promise.race([once(content, 'readable'), written]).catch(explain);
    return { name, content };
  }

  private async write(
    content: PassThrough,
    run: { name: string; startedAt: Date; passphrase: string | undefined },
  ): Promise<void> {
    const { name: file, startedAt, passphrase } = run;
    const download = { kind: 'download', startedAt, file } as const;
    try {
      const made = await writeBackup(this.settings.databaseUrl, content, { passphrase });
      const { createdAt: backupAt, rows } = made;
      await this.runs.add({ ...download, result: 'passed', backupAt, rows });
    } catch (error) {
      const { message } = error as Error;
      this.logger.warn(`A download was not finished: ${message}`);
      await this.runs.add({ ...download, result: 'failed', error: message });
      throw error;
    }
  }
}

function explain(error: unknown): never {
  if (error instanceof BackupError) throw conflict(error.message);
  throw error;
}
