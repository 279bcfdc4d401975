import type { ComponentType, ElementType } from 'react';
import type { EssayFacts } from '../../../tools/essays/essay-source.ts';

export interface Essay {
  facts: EssayFacts;
  Words: ComponentType<{ components?: Record<string, ElementType> }>;
}

type EssayModule = { facts: EssayFacts; default: Essay['Words'] };

const modules = import.meta.glob<EssayModule>('../../../content/essays/*.mdx', { eager: true });

/** All essays in reading order. */
export const essays: readonly Essay[] = Object.values(modules)
  .map(({ facts, default: Words }) => ({ facts, Words }))
  .sort((a, b) => a.facts.order - b.facts.order);
