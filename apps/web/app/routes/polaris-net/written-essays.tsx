import type { PublicEssay } from '@polaris/contracts';
import type { ComponentType, ElementType } from 'react';
import type { EssayFacts as FileFacts } from '../../../tools/essays/essay-source.ts';
import { EssayText } from '@polaris/ui/primitives/markdown/essay-text';
import { readingTime } from './reading-time.ts';

/** What is known of an essay beside its text. One that is no part of the series has no part. */
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

/** An essay of the admin area, as the series shows its own. */
export const toWritten = ({ body, ...facts }: PublicEssay): Essay => ({
  facts: { ...facts, minutes: readingTime(body).minutes },
  Words: ({ components }) => <EssayText text={body} components={components ?? {}} />,
});
