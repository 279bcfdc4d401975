import type { SiteContentInput, SiteContentPart } from '@polaris/contracts';
import clsx from 'clsx';
import { useRef } from 'react';
import { errorMessage, hasStatus } from '../../../api/client/api-error.ts';
import { useContentPreview } from '../../../api/site/site-content.ts';
import { useDebounced } from '../../shared/filters/use-debounced.ts';
import { useSiteOrigin } from '../../shared/record/site-origin.ts';

const CALM_MS = 500;

interface ContentPreviewProps {
  part: SiteContentPart;
  value: SiteContentInput['value'];
  isWide: boolean;
}

/** The page of the part with the typed changes. */
export function ContentPreview({ part, value, isWide }: ContentPreviewProps) {
  const settled = useDebounced(value, CALM_MS);
  const origin = useSiteOrigin();
  const preview = useContentPreview(part.name, settled, origin === null);
  return (
    <section
      aria-label="Preview"
      className={clsx(
        'flex min-w-0 flex-col gap-2',
        isWide && 'sticky top-16 h-[calc(100dvh-6rem)] self-start',
      )}
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted" role="status">
        <span>{origin === null ? stateOf(preview) : 'The page is shown in your browser.'}</span>
        <a
          href={(origin ?? '') + part.path}
          target="_blank"
          rel="noopener"
          className="text-accent underline underline-offset-4"
        >
          Open the page<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      {/* Browser only: the desktop app does not have the styles of the public pages. */}
      {origin === null && (
        <Page html={preview.data} title={`Preview of ${part.title}`} isWide={isWide} />
      )}
    </section>
  );
}

function stateOf({ error, isFetching, isPlaceholderData }: ReturnType<typeof useContentPreview>) {
  if (hasStatus(error, 400)) return 'The preview waits until every field is right.';
  if (error) return `The page cannot be shown: ${errorMessage(error)}`;
  return isFetching || isPlaceholderData ? 'Updating the preview...' : 'Preview';
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Sets this window's theme, as no script of the page runs, and separates the styles from the page. */
function readPage(html: string): { source: string; styles: string[] } {
  const source = html.replace('class="light"', `class="${document.documentElement.className}"`);
  const styles = [...html.matchAll(STYLE)].map(([, text = '']) => text);
  return { source: source.replace(STYLE, ''), styles };
}

interface PageProps {
  html: string | undefined;
  title: string;
  isWide: boolean;
}

/** Runs no script of the page. Keeps the scroll position when the text changes. */
function Page({ html, title, isWide }: PageProps) {
  const place = useRef(0);
  const { source, styles } = readPage(html ?? '');
  const prepare = (frame: HTMLIFrameElement) => {
    const inner = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!inner) return;
    for (const text of styles) adoptStyle(inner, text);
    inner.document.documentElement.scrollTop = place.current;
    inner.addEventListener('scroll', () => {
      place.current = inner.scrollY;
    });
    // A link would leave the preview.
    inner.document.addEventListener('click', (event) => event.preventDefault());
  };
  return (
    <iframe
      title={title}
      srcDoc={source}
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => prepare(currentTarget)}
      className={clsx('w-full border border-line bg-surface', isWide ? 'grow' : 'h-[70dvh]')}
    />
  );
}

/** This window's Content Security Policy also applies in the frame, and blocks styles in the page itself. */
function adoptStyle({ CSSStyleSheet, document: page }: typeof globalThis, text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  page.adoptedStyleSheets.push(sheet);
}
