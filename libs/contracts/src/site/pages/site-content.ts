import * as z from 'zod/mini';
import type { PictureLimit } from '../account/profile-picture.ts';
import { int4, timestamp } from '../../values/text/text.ts';

export const contentPartSchema = z.object({
  /** The name in the path, such as `landing`. */
  name: z.string(),
  /** The title shown to the owner, such as "Home page". */
  title: z.string(),
  about: z.string(),
  /** The page that shows it. */
  path: z.string(),
});
export type ContentPart = z.output<typeof contentPartSchema>;

export const listedContentSchema = z.extend(contentPartSchema, {
  isChanged: z.boolean(),
  /** Whether some changes are no longer valid, such as after an update. */
  isOutdated: z.boolean(),
  updatedAt: z.nullable(timestamp),
});
export type ListedContent = z.output<typeof listedContentSchema>;

export const fieldProblemSchema = z.object({
  /** A path such as `figures.0.label`. */
  path: z.string(),
  message: z.string(),
});
export type FieldProblem = z.output<typeof fieldProblemSchema>;

/** One part of the content with its form. */
export const siteContentSchema = z.extend(contentPartSchema, {
  /** Describes the form, as JSON Schema. */
  form: z.unknown(),
  value: z.unknown(),
  /** The content of a new installation. */
  defaults: z.unknown(),
  /** Changes that are no longer valid; the defaults are shown instead. */
  outdated: z.array(fieldProblemSchema),
  /** 0 until it is changed. */
  version: z.int(),
  updatedAt: z.nullable(timestamp),
});
export type SiteContentPart = z.output<typeof siteContentSchema>;

const VALUE = 'Must be an object with the fields of the form.';

export const siteContentInputSchema = z.object({
  value: z.record(z.string(), z.unknown(), { error: VALUE }),
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type SiteContentInput = z.output<typeof siteContentInputSchema>;

export const contentPreviewInputSchema = z.object({
  value: z.record(z.string(), z.unknown(), { error: VALUE }),
});
export type ContentPreviewInput = z.output<typeof contentPreviewInputSchema>;

export const contentPreviewSchema = z.object({
  /** The page as a visitor would get it, as HTML. */
  html: z.string(),
});

/** An earlier version of a part. */
export const contentVersionSchema = z.object({
  /** When it was replaced. */
  at: timestamp,
  /** Who replaced it. */
  actor: z.nullable(z.string()),
  value: z.unknown(),
});
export type ContentVersion = z.output<typeof contentVersionSchema>;

/** The browser sends smaller ones. */
export const MAX_SITE_PICTURE: PictureLimit = {
  bytes: 2_000_000,
  size: '2 MB',
  pixels: 4096,
};

export const sitePictureSchema = z.object({
  /** Its name in the content; it is shown at `/api/blobs/{picture}`. */
  picture: z.string(),
});

export const siteContentFieldLabels = { name: 'Part', changes: 'Texts' } as const;
