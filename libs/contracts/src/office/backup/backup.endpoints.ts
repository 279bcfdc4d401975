import { endpoint } from '../../api/endpoint.ts';
import { ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
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

export const getBackups = ownerRead({
  tag: 'Backups',
  summary: 'Tell how the last backups went',
  path: '/api/admin/backups',
  returns: backupsSchema,
});

export const startBackup = ownerWrite({
  tag: 'Backups',
  summary: 'Make the nightly backup now',
  method: 'POST',
  path: '/api/admin/backups',
  status: 202,
  returns: backupsSchema,
  errors: { 409: 'Nightly backups are off: the server has no folder for them.' },
});

export const checkBucket = ownerWrite({
  tag: 'Backups',
  summary: 'Write a file to the bucket of copies, read it and delete it',
  description: 'It can take a minute and a half when the bucket does not answer.',
  method: 'POST',
  path: '/api/admin/backups/bucket-check',
  returns: bucketCheckSchema,
});

export const prepareDownload = endpoint({
  tag: 'Backups',
  summary: 'Make the address of a download, good for a minute',
  method: 'POST',
  path: '/api/admin/backups/downloads',
  allow: 'owner',
  proof: 'code',
  body: backupAccessInputSchema,
  status: 201,
  returns: backupDownloadSchema,
  errors: { 409: 'Another backup is being made. Try again when it has ended.' },
});

export const downloadBackup = endpoint({
  tag: 'Backups',
  summary: 'Download a backup',
  method: 'GET',
  path: '/api/admin/backups/download',
  allow: 'owner',
  proof: 'session',
  query: downloadQuerySchema,
  file: { mediaType: 'application/octet-stream', example: '(an archive)' },
  errors: {
    409: 'Another backup is being made. Try again when it has ended.',
    410: 'This link has expired. Ask for the backup again.',
  },
});

export const createRestore = endpoint({
  tag: 'Backups',
  summary: 'Begin to bring a backup',
  method: 'POST',
  path: '/api/admin/backups/restores',
  allow: 'owner',
  proof: 'code',
  body: backupAccessInputSchema,
  status: 201,
  returns: restoreSchema,
  errors: { 409: 'A backup is being restored already.' },
});

export const getRestore = ownerRead({
  tag: 'Backups',
  summary: 'Tell how much of the file has arrived',
  path: '/api/admin/backups/restores/:id',
  params: restoreParamsSchema,
  returns: restoreUploadSchema,
});

export const sendRestorePiece = ownerWrite({
  tag: 'Backups',
  summary: 'Send the next piece of the file',
  method: 'PUT',
  path: '/api/admin/backups/restores/:id/file',
  params: restoreParamsSchema,
  query: restorePieceQuerySchema,
  upload: { mediaType: 'application/octet-stream', example: '(a piece of an archive)' },
  returns: restoreUploadSchema,
  errors: {
    409: 'The next piece begins at 4000000.',
    413: 'A piece has at most 8000000 bytes.',
    507: 'There is not enough space on the server for this file.',
  },
});

export const checkRestore = ownerWrite({
  tag: 'Backups',
  summary: 'Tell what the backup holds, and what it would replace',
  method: 'POST',
  path: '/api/admin/backups/restores/:id/check',
  params: restoreParamsSchema,
  returns: restorePlanSchema,
  errors: { 409: 'The last piece is still being written.' },
});

export const startRestore = endpoint({
  tag: 'Backups',
  summary: 'Replace everything by what the backup holds',
  method: 'POST',
  path: '/api/admin/backups/restores/:id/start',
  allow: 'owner',
  proof: 'recent',
  params: restoreParamsSchema,
  status: 202,
  returns: restoreStartedSchema,
  errors: { 409: 'The backup has not been checked yet.' },
});

export const cancelRestore = ownerDelete({
  tag: 'Backups',
  summary: 'Give up a backup that was brought',
  path: '/api/admin/backups/restores/:id',
  params: restoreParamsSchema,
});
