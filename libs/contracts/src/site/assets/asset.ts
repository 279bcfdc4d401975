import * as z from 'zod/mini';
import { requiredName } from '../../values/text/name.ts';
import { idSchema, int4, optionalText, timestamp, linkUrl } from '../../values/text/text.ts';

export const assetTypeLabels = {
  video: 'Video',
  document: 'Document',
  image: 'Image',
  presentation: 'Presentation',
  link: 'Link',
  other: 'Other',
} as const;
export type AssetType = keyof typeof assetTypeLabels;
export const assetTypeSchema = z.enum(Object.keys(assetTypeLabels) as [AssetType, ...AssetType[]], {
  error: 'Please select a type',
});

export const assetUsageLabels = {
  portfolio_resume_download: 'Resume download',
  site_linkedin_profile: 'LinkedIn profile',
  site_github_profile: 'GitHub profile',
  site_twitter_profile: 'Twitter profile',
  portfolio_demo_video: 'Portfolio demo video',
  general_resource: 'General resource',
  other: 'Other',
} as const;
export type AssetUsage = keyof typeof assetUsageLabels;
export const assetUsageSchema = z.enum(
  Object.keys(assetUsageLabels) as [AssetUsage, ...AssetUsage[]],
  { error: 'Please select a usage' },
);

export const assetInputSchema = z.object({
  name: requiredName(1, 255, 'Name is required'),
  description: optionalText(5000),
  type: assetTypeSchema,
  usage: z._default(assetUsageSchema, 'general_resource'),
  url: linkUrl('Please enter a valid URL'),
  isActive: z._default(z.boolean(), true),
  sortOrder: z._default(int4, 0),
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type AssetInput = z.output<typeof assetInputSchema>;
export type AssetFormValues = z.input<typeof assetInputSchema>;

export const assetSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.nullable(z.string()),
  type: assetTypeSchema,
  usage: assetUsageSchema,
  url: z.string(),
  isActive: z.boolean(),
  sortOrder: z.int(),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Asset = z.output<typeof assetSchema>;

export const assetFieldLabels: Record<keyof Asset, string> = {
  id: 'Id',
  name: 'Name',
  description: 'Description',
  type: 'Type',
  usage: 'Usage',
  url: 'Url',
  isActive: 'Is active',
  sortOrder: 'Sort order',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};

export const assetsSchema = z.array(assetSchema);
