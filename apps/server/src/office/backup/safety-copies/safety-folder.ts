import { join, resolve } from 'node:path';
import type { Environment } from '../../../platform/config/environment';

/** The folder of safety copies: BACKUP_DIR, or else the data folder. */
export const safetyFolder = ({ BACKUP_DIR, DATA_DIR }: Environment): string =>
  resolve(BACKUP_DIR ?? join(DATA_DIR, 'backups'));
