import { endpoint } from '../api/endpoint.ts';
import { blobParamsSchema } from './blob.ts';

export const getBlob = endpoint({
  tag: 'Stored files',
  summary: 'Download a file by the hash of its content',
  description: 'Only files that something on the site shows, such as a profile picture.',
  method: 'GET',
  path: '/api/blobs/:hash',
  allow: 'anyone',
  unattended: true,
  params: blobParamsSchema,
  file: { mediaType: 'image/*', example: '(a picture)' },
});
