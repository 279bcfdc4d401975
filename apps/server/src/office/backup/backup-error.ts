import { StartError } from '../../platform/config/load-environment';

/** A failed backup or restore, as one sentence for the owner. */
export class BackupError extends StartError {}
