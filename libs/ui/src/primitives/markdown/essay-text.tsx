import type { ComponentProps, ElementType } from 'react';
import ReactMarkdown from 'react-markdown';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { pullQuotes, safeLinks } from './essay-plugins.ts';
import { limitDepth } from './limit-depth.ts';
import { hasTooManyMarks } from './too-many-marks.ts';

interface EssayTextProps {
  text: string;
  /** The components that render elements, by name, including `PullQuote`. */
  components: Record<string, ElementType>;
}

/** Other elements are replaced by their content. */
const allowed = [
  ...['p', 'em', 'strong', 'del', 'a', 'span', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'br'],
  ...['hr', 'img', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'sup', 'section', 'PullQuote'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** The notes' heading; the same as in the essays of the site. */
const notes = { clobberPrefix: '', footnoteLabel: 'Notes', footnoteLabelProperties: {} };

/** Ids must not clash with those of the page around the essay. */
const headingIds: [typeof rehypeSlug, { prefix: string }] = [rehypeSlug, { prefix: 'section-' }];

/** Removes the tree node, which is not an attribute. */
const withoutNode = (Component: ElementType) =>
  typeof Component === 'string'
    ? Component
    : ({ node: _node, ...props }: { node?: unknown }) => <Component {...props} />;

/** Pictures would load from other sites, so only their text is shown. */
const Picture = ({ alt }: ComponentProps<'img'>) => alt ?? null;

/** The title of the page is the only first-level heading. */
function withHeadings(components: EssayTextProps['components']) {
  const own = Object.entries(components).map(([name, part]) => [name, withoutNode(part)]);
  const { h2 = 'h2', h3 = 'h3', ...others } = Object.fromEntries(own) as typeof components;
  return { img: Picture, ...others, h1: h2, h2, h3, h4: h3, h5: h3, h6: h3 };
}

/**
 * Renders the Markdown of an essay, with notes and pull quotes. Runs no code: HTML and expressions are shown as text,
 * and so is the entire essay if one place has too many marks.
 */
export function EssayText({ text, components }: EssayTextProps) {
  if (hasTooManyMarks(text)) return <p className="whitespace-pre-wrap">{text}</p>;
  return (
    <ReactMarkdown
      allowedElements={allowed}
      unwrapDisallowed
      remarkPlugins={[remarkGfm, pullQuotes]}
      rehypePlugins={[safeLinks, headingIds]}
      remarkRehypeOptions={notes}
      urlTransform={(address) => address}
      components={withHeadings(components)}
    >
      {limitDepth(text)}
    </ReactMarkdown>
  );
}
