import {
  backupAccessInputSchema,
  backupDownloadSchema,
  backupsSchema,
  bucketCheckSchema,
  downloadQuerySchema,
  restoreParamsSchema,
  restorePieceQuerySchema,
  restorePlanSchema,
  restoreSchema,
  restoreStartedSchema,
  restoreUploadSchema,
} from './backup.ts';
import { describeTag, example } from '../../api/example.ts';

export const backupExamples = [
  example(restorePieceQuerySchema, { offset: '4000000' }),
  example(restoreParamsSchema, { id: '0f0b9a4e-6f0e-4f0c-9a51-2f7f5b1c7a10' }),
  example(downloadQuerySchema, { ticket: 'dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM' }),
  example(backupsSchema, {
    isNightly: true,
    isEncrypted: true,
    isRunning: false,
    isOverdue: false,
    datedAhead: null,
    last: {
      at: '2026-04-06T02:30:12.000Z',
      file: '/backups/polaris-nightly-20260406T023000Z.tar.gz.age',
      bytes: 4_812_300,
      rows: 21_840,
      seconds: 3.4,
    },
    failure: null,
    rehearsal: {
      at: '2026-04-06T02:30:31.000Z',
      result: 'passed',
      message: null,
      backupAt: '2026-04-06T02:30:00.000Z',
    },
    bucket: {
      place: 's3.example.com/backups/polaris',
      last: {
        at: '2026-04-06T02:30:40.000Z',
        file: 'polaris-nightly-20260406T023000Z.tar.gz.age',
      },
      failure: null,
      retrieval: { at: '2026-04-05T02:31:02.000Z', result: 'passed', message: null },
    },
    restored: null,
    failedRestore: null,
    safetyCopies: [
      {
        file: '/backups/polaris-before-restore-20260401T091500Z.tar.gz.age',
        deletedAt: '2026-05-01T09:15:00.000Z',
      },
    ],
    heldMails: 0,
  }),
  example(backupAccessInputSchema, {
    currentPassword: 'correct horse battery',
    passphrase: 'four words of my own',
  }),
  example(bucketCheckSchema, { works: true, reason: null }),
  example(backupDownloadSchema, { url: '/api/admin/backups/download?ticket=Zm9yIGEgbWludXRl' }),
  example(restoreSchema, { id: '0f0b9a4e-6f0e-4f0c-9a51-2f7f5b1c7a10' }),
  example(restoreStartedSchema, { progressToken: 'c29tZXRoaW5nIHRoYXQgbm9ib2R5IGd1ZXNzZXM' }),
  example(restoreUploadSchema, { received: 4_000_000 }),
  example(restorePlanSchema, {
    createdAt: '2026-04-06T02:30:00.000Z',
    version: '0.1.0',
    bytes: 4_812_300,
    tables: [
      { name: 'customers', rows: 214, rowsNow: 209 },
      { name: 'activities', rows: 1834, rowsNow: 1801 },
    ],
  }),
];

export const backupsTag = describeTag(
  'Backups',
  'Everything in one file: made each night, taken away, brought back.',
);
