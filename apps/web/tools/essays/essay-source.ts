import { parse } from 'yaml';
import { z } from 'zod';
import { readingTime } from '../../app/routes/polaris-net/reading-time.ts';
import { essayParts, essaySlugs, essayTopics } from '../../content/series.ts';

const line = (most: number) => z.string().trim().min(1).max(most);

const frontMatterSchema = z.strictObject({
  title: line(60),
  /** The subtitle, also the description for search engines and previews. */
  description: line(160),
  part: z.enum(essayParts),
  slug: z.enum(essaySlugs),
  date: z.iso.date(),
  revised: z.iso.date().optional(),
  order: z.int().min(1).max(essaySlugs.length),
  topics: z.array(z.enum(essayTopics)).min(1),
});

export type EssayFacts = z.infer<typeof frontMatterSchema> & { words: number; minutes: number };

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Parses front matter and text. Errors name the file and the field. */
export function readEssay(source: string, file: string): { facts: EssayFacts; body: string } {
  const [block, yaml] = FRONT_MATTER.exec(source) ?? [];
  if (block === undefined) throw new Error(`${file}: the front matter is missing`);
  const front = checkFrontMatter(readYaml(yaml ?? '', file), file);
  const body = source.slice(block.length);
  return { facts: { ...front, ...readingTime(body) }, body };
}

function readYaml(yaml: string, file: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new Error(`${file}: the front matter is not YAML: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function checkFrontMatter(front: unknown, file: string) {
  const { data, error } = frontMatterSchema.safeParse(front);
  if (error) throw new Error(error.issues.map((issue) => describe(issue, file)).join('\n'));
  expectField(file.endsWith(`/${data.slug}.mdx`), file, 'slug', 'must be the name of the file');
  const index = essaySlugs.indexOf(data.slug);
  expectField(
    data.order === index + 1,
    file,
    'order',
    `must be ${index + 1}, its place in the series`,
  );
  expectField(data.part === essayParts[index], file, 'part', `must be ${essayParts[index]}`);
  return data;
}

const describe = ({ path, message }: z.core.$ZodIssue, file: string): string =>
  `${file}: ${path.join('.') || 'front matter'}: ${message}`;

function expectField(isValid: boolean, file: string, field: string, rule: string): void {
  if (!isValid) throw new Error(`${file}: ${field}: ${rule}`);
}
