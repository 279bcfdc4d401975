import * as z from 'zod/mini';
import { idSchema, int4, requiredText, text, timestamp } from '../../values/text/text.ts';

/** The essays of the series are here as well: all essays share one path. */
const SERIES = '/PolarisNet';

/** The address of an essay on the site. */
export const publicEssayPath = (slug: string): string => `${SERIES}/${slug}`;

/** About 35,000 words, half a book. */
export const MAX_ESSAY_LENGTH = 200_000;

/** The topics of the series, which the editor suggests. Essays with the same topic are related. */
export const essayTopicLabels = {
  identity: 'Identity',
  trust: 'Trust',
  institutions: 'Institutions',
  communities: 'Communities',
  design: 'Design',
} as const;
const topicLabels = new Map<string, string>(Object.entries(essayTopicLabels));

export const MAX_ESSAY_TOPICS = 10;

const topicSchema = text(40, 'A topic can have at most 40 characters.').check(
  z.regex(/^[^,]*$/, { error: 'Separate topics with commas.' }),
);

/** The topics as people read and type them: "Trust, Maps". */
export const topicsText = (topics: readonly string[]): string =>
  topics.map((topic) => topicLabels.get(topic) ?? topic).join(', ');

/** Trims topics, removes duplicates, and finds those of the series by their label. */
export function normalizeTopics(topics: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const topic of topics) {
    const typed = topic.trim().replace(/\s+/g, ' ');
    const key = typed.toLowerCase();
    if (typed && !found.has(key)) found.set(key, topicLabels.has(key) ? key : typed);
  }
  return [...found.values()];
}

export const essayStatusLabels = { draft: 'Draft', published: 'Published' } as const;
export type EssayStatus = keyof typeof essayStatusLabels;
const statusSchema = z.enum(['draft', 'published'], { error: 'Please select a status.' });

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_RULE = 'Use lower-case letters, digits and hyphens, such as why-maps-lie.';

/** Whether it can be the last part of an essay's address. */
export const isEssaySlug = (value: string): boolean => value.length <= 100 && SLUG.test(value);

const slug = requiredText(1, 100, 'Address is required').check(
  z.refine<string>((value) => SLUG.test(value), {
    error: SLUG_RULE,
    params: { pattern: SLUG.source },
  }),
);

/** The database has no year 0. */
const day = z.iso
  .date({ error: 'Please enter a date.' })
  .check(z.refine<string>((value) => !value.startsWith('0000'), { error: 'Please enter a date.' }));

const topics = z
  .array(topicSchema, { error: 'Topics are a list of texts.' })
  .check(z.maxLength(MAX_ESSAY_TOPICS, { error: 'An essay can have at most 10 topics.' }));

const fields = {
  title: requiredText(1, 60, 'Title is required'),
  slug,
  description: text(160),
  topics,
  date: day,
  /** Markdown. HTML in it is shown as it was typed. */
  body: text(MAX_ESSAY_LENGTH, 'An essay can have at most 200,000 characters.'),
  status: statusSchema,
};

/** A new essay. Description, topics and text are optional in a draft, but required to publish. */
export const essayInputSchema = z.object({
  ...fields,
  description: z._default(fields.description, ''),
  topics: z._default(fields.topics, []),
  body: z._default(fields.body, ''),
  status: z._default(fields.status, 'draft'),
});
export type EssayInput = z.output<typeof essayInputSchema>;

/** The changed fields of an essay; a status of `published` puts it on the site. */
export const essayUpdateSchema = z.extend(z.partial(z.object(fields)), {
  /** The version that was edited; 409 if the stored version differs. */
  version: z.optional(int4),
});
export type EssayUpdate = z.output<typeof essayUpdateSchema>;

/** The form of an essay. Topics are one text, so that two versions can be compared. */
export const essayFormSchema = z.object({
  ...fields,
  topics: z.pipe(
    z.pipe(
      z.string(),
      z.transform((list: string) => normalizeTopics(list.split(','))),
    ),
    topics,
  ),
});
export type EssayFormValues = z.input<typeof essayFormSchema>;

export const essaySchema = z.object({
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  topics: z.array(z.string()),
  date: z.string(),
  body: z.string(),
  status: statusSchema,
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Essay = z.output<typeof essaySchema>;

/** An essay in a list, without its text. */
export const essaySummarySchema = z.omit(essaySchema, { body: true, version: true });
export type EssaySummary = z.output<typeof essaySummarySchema>;
export const essaySummariesSchema = z.array(essaySummarySchema);

/** A published essay as the site shows it. */
export type PublicEssay = Pick<
  Essay,
  'title' | 'slug' | 'description' | 'topics' | 'date' | 'body'
>;

export const essayFieldLabels: Record<keyof Essay, string> = {
  id: 'Id',
  title: 'Title',
  slug: 'Address',
  description: 'Description',
  topics: 'Topics',
  date: 'Date',
  body: 'Text',
  status: 'Status',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};
