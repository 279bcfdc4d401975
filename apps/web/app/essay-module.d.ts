declare module '*.mdx' {
  import type { ComponentType, ElementType } from 'react';
  import type { EssayFacts } from '../tools/essays/essay-source.ts';

  export const facts: EssayFacts;
  const Words: ComponentType<{ components?: Record<string, ElementType> }>;
  export default Words;
}
