import { join, resolve } from 'node:path';
import type { Environment } from '../../../platform/config/environment';

/** Where what a restore replaces goes: where backups go anyway, else in the data folder. */
export const safetyFolder = ({ BACKUP_DIR, DATA_DIR }: Environment): string =>
  resolve(BACKUP_DIR ?? join(DATA_DIR, 'backups'));
