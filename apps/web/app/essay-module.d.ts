declare module '*.mdx' {
  import type { ComponentType, ElementType } from 'react';

  export const facts: import('../tools/essays/essay-source.ts').EssayFacts;
  const Words: ComponentType<{ components?: Record<string, ElementType> }>;
  export default Words;
}
