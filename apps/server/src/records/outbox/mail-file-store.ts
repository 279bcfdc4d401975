import { DAY_MS } from '@polaris/contracts';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';

/** Stores mails as files in DATA_DIR/mail if there is no mail server. */
@Injectable()
export class MailFileStore {
  constructor(private readonly settings: Settings) {}

  /** Returns the file's name. */
  async write(id: number, message: Buffer): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = join(this.folder, `${String(id).padStart(6, '0')}.eml`);
    await writeFile(file, message, { mode: 0o600 });
    return file;
  }

  /** Removes files that are this many days old, of this server only; returns how many. */
  async removeOld(days: number): Promise<number> {
    const names = await readdir(this.folder).catch(() => []);
    let removed = 0;
    for (const name of names.filter((name) => /^\d+\.eml$/.test(name))) {
      const file = join(this.folder, name);
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs <= days * DAY_MS) continue;
      await rm(file, { force: true });
      removed += 1;
    }
    return removed;
  }

  private get folder(): string {
    return resolve(this.settings.env.DATA_DIR, 'mail');
  }
}
