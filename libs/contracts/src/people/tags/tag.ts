import * as z from 'zod/mini';
import { requiredName } from '../../values/text/name.ts';
import { idSchema, int4, timestamp } from '../../values/text/text.ts';

/** The colors that a tag can have, so that each is legible on light and on dark. */
export const tagColorLabels = {
  gray: 'Gray',
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
  orange: 'Orange',
  red: 'Red',
} as const;
export type TagColor = keyof typeof tagColorLabels;
export const tagColors = Object.keys(tagColorLabels) as TagColor[];
export const tagColorSchema = z.enum(tagColors as [TagColor, ...TagColor[]], {
  error: 'Please select a color',
});

/** The most tags in total; the next is the most tags of a customer. */
export const MAX_TAGS = 200;
export const MAX_CUSTOMER_TAGS = 20;
/** Characters. */
export const MAX_TAG_NAME = 40;

export const tagInputSchema = z.object({
  /** Unique in any letter case. */
  name: requiredName(1, MAX_TAG_NAME, 'Name is required'),
  color: z._default(tagColorSchema, 'gray'),
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type TagInput = z.output<typeof tagInputSchema>;
export type TagFormValues = z.input<typeof tagInputSchema>;

/** A tag as shown with a customer. */
export const customerTagSchema = z.object({
  id: idSchema,
  name: z.string(),
  color: tagColorSchema,
});
export type CustomerTag = z.output<typeof customerTagSchema>;
export const customerTagsSchema = z.array(customerTagSchema);

export const tagSchema = z.extend(customerTagSchema, {
  /** How many customers have it. */
  customers: z.int(),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Tag = z.output<typeof tagSchema>;
export const tagsSchema = z.array(tagSchema);

export const tagFieldLabels: Record<keyof Tag, string> = {
  id: 'Id',
  name: 'Name',
  color: 'Color',
  customers: 'Customers',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};

/** The tag that takes over the customers of the other one, which is moved to the trash. */
export const tagMergeSchema = z.object({ tagId: idSchema });
export type TagMerge = z.output<typeof tagMergeSchema>;

/** All tags that a customer has from now on. */
export const customerTagsInputSchema = z.object({
  tagIds: z.array(idSchema).check(
    z.maxLength(MAX_CUSTOMER_TAGS, {
      error: `A customer can have at most ${MAX_CUSTOMER_TAGS} tags.`,
    }),
  ),
});
export type CustomerTagsInput = z.output<typeof customerTagsInputSchema>;
