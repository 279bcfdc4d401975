import { mailSample } from '../../platform/mail/mail-sample';
import { OverdueBackupMail } from './overdue-backup-mail';

const url = 'https://polaris.example/admin/backups';

export const samples = [
  mailSample('Backup missing, to the owner', OverdueBackupMail, {
    lastAt: new Date('2026-04-05T02:30:12Z'),
    reason: 'There is not enough space for the backup in /backups.',
    url,
  }),
  mailSample('No backup yet, to the owner', OverdueBackupMail, {
    lastAt: undefined,
    reason: undefined,
    url,
  }),
];
