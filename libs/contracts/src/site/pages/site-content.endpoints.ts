import * as z from 'zod/mini';
import { NOT_A_PICTURE } from '../account/profile-picture.ts';
import { ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
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

export const listSiteContent = ownerRead({
  tag: 'Site content',
  summary: 'List the parts of the site that can be edited',
  path: '/api/admin/site-content',
  returns: z.array(listedContentSchema),
});

export const getSiteContent = ownerRead({
  tag: 'Site content',
  summary: 'Read one part with its form',
  path: '/api/admin/site-content/:name',
  params,
  returns: siteContentSchema,
});

export const updateSiteContent = ownerWrite({
  tag: 'Site content',
  summary: 'Replace one part; visitors see it at once',
  method: 'PUT',
  path: '/api/admin/site-content/:name',
  params,
  body: siteContentInputSchema,
  returns: siteContentSchema,
  errors: { 422: 'A picture is missing. Please upload it again.' },
});

export const resetSiteContent = ownerDelete({
  tag: 'Site content',
  summary: 'Show what a new installation shows',
  path: '/api/admin/site-content/:name',
  params,
});

export const previewSiteContent = ownerWrite({
  tag: 'Site content',
  summary: 'Render the page of a part with texts that are not stored',
  method: 'POST',
  path: '/api/admin/site-content/:name/preview',
  params,
  body: contentPreviewInputSchema,
  returns: contentPreviewSchema,
});

export const listContentVersions = ownerRead({
  tag: 'Site content',
  summary: 'List the last twenty earlier versions of a part, the newest first',
  path: '/api/admin/site-content/:name/versions',
  params,
  returns: z.array(contentVersionSchema),
});

export const uploadSitePicture = ownerWrite({
  tag: 'Site content',
  summary: 'Upload a picture for the site',
  description: 'A JPEG, PNG or WebP picture of at most 2 MB and 4,096 x 4,096 pixels.',
  method: 'PUT',
  path: '/api/admin/site-pictures',
  upload: { mediaType: 'image/*', example: '(a picture)' },
  returns: sitePictureSchema,
  errors: { 413: 'The picture is larger than 2 MB.', 415: NOT_A_PICTURE },
});
