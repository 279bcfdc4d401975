import { Suspense, lazy } from 'react';

interface LazyMarkdownProps {
  text: string;
  className?: string;
}

/** While the library is loading, or if it fails. */
const PlainText = ({ text }: LazyMarkdownProps) => (
  <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
);

const Markdown = lazy(() =>
  import('./markdown.tsx').then(
    (module) => ({ default: module.Markdown }),
    () => ({ default: PlainText }),
  ),
);

/** Lazy Markdown. Single line breaks are kept. */
export const LazyMarkdown = ({ text, className }: LazyMarkdownProps) => (
  <Suspense fallback={<PlainText text={text} />}>
    <Markdown text={keepLines(text)} {...(className && { className })} />
  </Suspense>
);

const keepLines = (text: string): string => text.replaceAll(/(?<=\S)\n(?=\S)/g, '  \n');
