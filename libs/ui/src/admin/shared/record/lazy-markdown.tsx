import { Suspense, lazy } from 'react';

interface LazyMarkdownProps {
  text: string;
  className?: string;
}

/** While the library is on its way, and where it cannot be loaded. */
const PlainText = ({ text }: LazyMarkdownProps) => (
  <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
);

const Markdown = lazy(() =>
  import('../../../primitives/markdown.tsx').then(
    (module) => ({ default: module.Markdown }),
    () => ({ default: PlainText }),
  ),
);

/** Markdown whose library is loaded when it is first shown. A single line break stays one. */
export const LazyMarkdown = ({ text, className }: LazyMarkdownProps) => (
  <Suspense fallback={<PlainText text={text} />}>
    <Markdown text={keepLines(text)} {...(className && { className })} />
  </Suspense>
);

const keepLines = (text: string): string => text.replaceAll(/(?<=\S)\n(?=\S)/g, '  \n');
