import { StartError } from '../../platform/config/load-environment';

/** A backup or a restore that cannot be, in one sentence for the owner. */
export class BackupError extends StartError {}
