import { mailSample } from '../../../platform/mail/mail-sample';
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
    reason: 'The backup has a column customers.by_hand that this version of Polaris does not know.',
    ...ending,
  }),
  mailSample('Copy of the backup failed, to the owner', FailedBackupMail, {
    kind: 'copy',
    since: new Date('2026-04-05T02:31:40Z'),
    reason:
      's3.example.com/backups refused to list its files: the key is not allowed to do this (AccessDenied).',
    ...ending,
  }),
  mailSample('Copy of the backup could not be restored, to the owner', FailedBackupMail, {
    kind: 'retrieval',
    since: new Date('2026-04-05T02:32:10Z'),
    reason: 's3.example.com/backups sent a different file than the one that was copied.',
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
