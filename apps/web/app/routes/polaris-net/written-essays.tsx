import type { PublicEssay } from '@polaris/contracts';
import { EssayText } from '@polaris/ui/primitives/markdown/essay-text';
import type { Essay } from './essays.ts';
import { readingTime } from './reading-time.ts';

/** An essay of the admin area in the form in which the series shows its own. */
export const toWritten = ({ body, ...facts }: PublicEssay): Essay => ({
  facts: { ...facts, minutes: readingTime(body).minutes },
  Words: ({ components }) => <EssayText text={body} components={components ?? {}} />,
});
