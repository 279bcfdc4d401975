import type { PublicEssay } from '@polaris/contracts';
import type { ComponentType, ElementType } from 'react';
import type { EssayFacts as FileFacts } from '../../../tools/essays/essay-source.ts';
import { EssayText } from '@polaris/ui/primitives/markdown/essay-text';
import { readingTime } from './reading-time.ts';

/** An essay without its text. `part` is undefined if it is not a part of the series. */
export interface EssayFacts extends Pick<FileFacts, 'title' | 'description' | 'date' | 'revised'> {
  slug: string;
  part?: FileFacts['part'];
  topics: readonly string[];
  minutes: number;
}

export interface Essay {
  facts: EssayFacts;
  Words: ComponentType<{ components?: Record<string, ElementType> }>;
}

/** An essay of the admin area in the form in which the series shows its own. */
export const toWritten = ({ body, ...facts }: PublicEssay): Essay => ({
  facts: { ...facts, minutes: readingTime(body).minutes },
  Words: ({ components }) => <EssayText text={body} components={components ?? {}} />,
});
