import * as z from 'zod/mini';
import { NOT_A_PICTURE } from '../account/profile-picture.ts';
import { endpoint } from '../../api/endpoint.ts';
import {
  contentPreviewInputSchema,
  contentPreviewSchema,
  contentVersionSchema,
  listedContentSchema,
  siteContentInputSchema,
  siteContentSchema,
  sitePictureSchema,
} from './site-content.ts';

const params = z.object({
  name: z.string().check(z.regex(/^[a-z\d-]{1,40}$/, { error: 'There is no such part.' })),
});

export const listSiteContent = endpoint({
  tag: 'Site content',
  summary: 'List the parts of the site that can be edited',
  method: 'GET',
  path: '/api/admin/site-content',
  allow: 'owner',
  returns: z.array(listedContentSchema),
});

export const getSiteContent = endpoint({
  tag: 'Site content',
  summary: 'Read one part with its form',
  method: 'GET',
  path: '/api/admin/site-content/:name',
  allow: 'owner',
  params,
  returns: siteContentSchema,
});

export const updateSiteContent = endpoint({
  tag: 'Site content',
  summary: 'Replace one part; visitors see it at once',
  method: 'PUT',
  path: '/api/admin/site-content/:name',
  allow: 'owner',
  proof: 'session',
  params,
  body: siteContentInputSchema,
  returns: siteContentSchema,
  errors: { 422: 'A picture is not there any more. Please upload it again.' },
});

export const resetSiteContent = endpoint({
  tag: 'Site content',
  summary: 'Show what a new installation shows',
  method: 'DELETE',
  path: '/api/admin/site-content/:name',
  allow: 'owner',
  proof: 'session',
  params,
});

export const previewSiteContent = endpoint({
  tag: 'Site content',
  summary: 'Render the page of a part with texts that are not stored',
  method: 'POST',
  path: '/api/admin/site-content/:name/preview',
  allow: 'owner',
  proof: 'session',
  params,
  body: contentPreviewInputSchema,
  returns: contentPreviewSchema,
});

export const listContentVersions = endpoint({
  tag: 'Site content',
  summary: 'List the last twenty earlier versions of a part, the newest first',
  method: 'GET',
  path: '/api/admin/site-content/:name/versions',
  allow: 'owner',
  params,
  returns: z.array(contentVersionSchema),
});

export const uploadSitePicture = endpoint({
  tag: 'Site content',
  summary: 'Upload a picture for the site',
  description: 'A JPEG, PNG or WebP picture of at most 2 MB and 4,096 x 4,096 pixels.',
  method: 'PUT',
  path: '/api/admin/site-pictures',
  allow: 'owner',
  proof: 'session',
  upload: { mediaType: 'image/*', example: '(a picture)' },
  returns: sitePictureSchema,
  errors: { 413: 'The picture is larger than 2 MB.', 415: NOT_A_PICTURE },
});
