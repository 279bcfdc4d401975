import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { type Backups, DAY_MS } from '@polaris/contracts';
import { Settings } from '../../../platform/config/settings';
import { safetyCopyEnd } from '../backup-names';
import { safetyFolder } from './safety-folder';

/** Deletes safety copies after a while: they are full copies of personal data. */
@Injectable()
export class SafetyCopiesService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Backup');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly settings: Settings) {}

  /** On each server, as the folder could be local to its machine. */
  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.removeExpired(), DAY_MS).unref();
    await this.removeExpired();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Existing copies, newest first, with the date each is deleted. */
  async list(): Promise<Backups['safetyCopies']> {
    const copies = await this.find();
    return copies
      .map(({ file, end }) => ({ file, deletedAt: end.toISOString() }))
      .toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt));
  }

  private async removeExpired(): Promise<void> {
    for (const { file, end } of await this.find()) {
      if (end.getTime() > Date.now()) continue;
      await rm(file, { force: true }).catch((error: Error) => this.logger.warn(error.message));
      this.logger.log(`Deleted ${file}, the data from before a restore or an update.`);
    }
  }

  private async find(): Promise<{ file: string; end: Date }[]> {
    const folder = safetyFolder(this.settings.env);
    const names = await readdir(folder).catch((): string[] => []);
    return names.flatMap((name) => {
      const end = safetyCopyEnd(name);
      return end ? [{ file: join(folder, name), end }] : [];
    });
  }
}
