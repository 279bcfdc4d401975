import { type Call, NOT_FOUND } from '../testing/call';

const RESTORE = '0f0b9a4e-6f0e-4f0c-9a51-2f7f5b1c7a10';
const restores = '/api/admin/backups/restores';
const access = { currentPassword: 'not the password', passphrase: 'four words of my own' };

export const calls: Call[] = [
  { name: 'GET admin/backups', path: '/api/admin/backups', success: 200, who: 'owner' },
  // BACKUP_DIR is not set.
  { name: 'POST admin/backups', path: '/api/admin/backups', success: 409, who: 'owner' },
  {
    name: 'POST admin/backups/downloads',
    path: '/api/admin/backups/downloads',
    body: access,
    success: 400,
    who: 'owner',
  },
  {
    name: 'GET admin/backups/download',
    path: '/api/admin/backups/download?ticket=that-nobody-has-made',
    success: 410,
    who: 'owner',
  },
  {
    name: 'POST admin/backups/restores',
    path: restores,
    body: access,
    success: 400,
    who: 'owner',
  },
  {
    name: 'GET admin/backups/restores/:id',
    path: `${restores}/${RESTORE}`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'PUT admin/backups/restores/:id/file',
    path: `${restores}/${RESTORE}/file?offset=0`,
    success: 400,
    who: 'owner',
  },
  {
    name: 'POST admin/backups/restores/:id/check',
    path: `${restores}/${RESTORE}/check`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'POST admin/backups/restores/:id/start',
    path: `${restores}/${RESTORE}/start`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'DELETE admin/backups/restores/:id',
    path: `${restores}/${RESTORE}`,
    success: NOT_FOUND,
    who: 'owner',
  },
];
