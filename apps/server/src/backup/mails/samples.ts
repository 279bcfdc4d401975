import { mailSample } from '../../platform/mail/mail-sample';
import { FailedBackupMail } from './failed-backup-mail';
import { OverdueBackupMail } from './overdue-backup-mail';

const ending = {
  timeZone: 'America/Los_Angeles',
  url: 'https://polaris.example/admin/backups',
};

export const samples = [
  mailSample('Backup failed, to the owner', FailedBackupMail, {
    kind: 'backup',
    since: new Date('2026-04-05T02:30:12Z'),
    reason: 'There is not enough space for the backup in /backups.',
    ...ending,
  }),
  mailSample('Rehearsal failed, to the owner', FailedBackupMail, {
    kind: 'rehearsal',
    since: new Date('2026-04-05T02:31:40Z'),
    reason: 'This Polaris knows no column customers.by_hand of the backup.',
    ...ending,
  }),
  mailSample('Backup missing, to the owner', OverdueBackupMail, {
    lastAt: new Date('2026-04-05T02:30:12Z'),
    reason: 'There is not enough space for the backup in /backups.',
    ...ending,
  }),
  mailSample('No backup yet, to the owner', OverdueBackupMail, {
    lastAt: undefined,
    reason: undefined,
    ...ending,
  }),
];
