import { isLinkUrl, isWebUrl } from '@polaris/contracts';
import * as z from 'zod/mini';

/** The title and hints that the owner's form shows for a field. */
export interface FieldInfo {
  title: string;
  description?: string;
  /** How the field is edited, if its type alone does not say so. */
  kind?: 'paragraph' | 'picture' | 'logo';
}

/** The form is generated from the schemas and this registry. */
export const fieldInfo = z.registry<FieldInfo>();

const REQUIRED = 'Please enter a text.';
const LINK = 'Please enter a web address, or a path such as /portfolio.';

/** Rejects what PostgreSQL cannot store: NUL and unpaired surrogates. */
const storable = z.refine<string>((value) => !value.includes('\0') && value.isWellFormed(), {
  error: 'Contains a character that cannot be stored.',
});

const atMost = (most: number) =>
  z.maxLength(most, { error: `Must be at most ${most} characters.` });

const words = (most: number) =>
  z
    .string({ error: REQUIRED })
    .check(z.trim(), z.minLength(1, { error: REQUIRED }), atMost(most), storable);

/** A short text in one line. */
export const line = (title: string, most = 120, description?: string) =>
  words(most).register(fieldInfo, { title, ...(description && { description }) });

/** A line that may be empty. */
export const optionalLine = (title: string, most = 120, description?: string) =>
  z
    .string({ error: REQUIRED })
    .check(z.trim(), atMost(most), storable)
    .register(fieldInfo, { title, ...(description && { description }) });

/** A text of one paragraph. */
export const paragraph = (title: string, most = 600, description?: string) =>
  words(most).register(fieldInfo, {
    title,
    kind: 'paragraph',
    ...(description && { description }),
  });

/** A paragraph that may be empty. */
export const optionalParagraph = (title: string, most = 600) =>
  z
    .string({ error: REQUIRED })
    .check(z.trim(), atMost(most), storable)
    .register(fieldInfo, { title, kind: 'paragraph' });

/** A path of the site, or a web address. */
export const link = (title: string, description?: string) =>
  z
    .string({ error: LINK })
    .check(z.trim(), atMost(2048), storable, z.refine(isLinkUrl, { error: LINK }))
    .register(fieldInfo, { title, ...(description && { description }) });

/** An address on another site. */
export const webAddress = (title: string, description?: string) =>
  z
    .string({ error: LINK })
    .check(
      z.trim(),
      atMost(2048),
      storable,
      z.refine(isWebUrl, { error: 'Please enter a web address that begins with https://.' }),
    )
    .register(fieldInfo, { title, ...(description && { description }) });

export const flag = (title: string, description?: string) =>
  z.boolean().register(fieldInfo, { title, ...(description && { description }) });

export const wholeNumber = (title: string, least: number, most: number) => {
  const error = `Please enter a whole number from ${least} to ${most}.`;
  return z
    .int({ error })
    .check(z.minimum(least, { error }), z.maximum(most, { error }))
    .register(fieldInfo, { title });
};

export const amount = (title: string, most: number) => {
  const error = `Please enter a number from 0 to ${most}.`;
  return z
    .number({ error })
    .check(z.minimum(0, { error }), z.maximum(most, { error }))
    .register(fieldInfo, { title });
};

export const choice = <const T extends readonly [string, ...string[]]>(title: string, of: T) =>
  z.enum(of, { error: 'Please select one.' }).register(fieldInfo, { title });

const uploaded = () =>
  z.nullable(
    z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'Please upload the picture again.' })),
  );

/** An uploaded picture; null for the built-in one. */
export const picture = (title: string, description?: string) =>
  uploaded().register(fieldInfo, { title, kind: 'picture', ...(description && { description }) });

/** A small picture that keeps what is transparent; null for the built-in one. */
export const logo = (title: string, description: string) =>
  uploaded().register(fieldInfo, { title, kind: 'logo', description });

export const group = <T extends z.core.$ZodShape>(title: string, shape: T) =>
  z.object(shape).register(fieldInfo, { title });

interface Bounds {
  least?: number;
  most?: number;
}

/** Entries that can be added, reordered and removed. */
export const list = <T extends z.core.$ZodType>(
  title: string,
  entry: T,
  { least = 0, most = 12 }: Bounds = {},
) =>
  z
    .array(entry)
    .check(
      z.minLength(least, { error: `Please keep at least ${least}.` }),
      z.maxLength(most, { error: `There is room for ${most}.` }),
    )
    .register(fieldInfo, { title });

/** A text of several paragraphs. */
export const paragraphs = (title = 'Paragraphs', most = 12, length = 1500) =>
  list(title, paragraph('Paragraph', length), { least: 1, most });
