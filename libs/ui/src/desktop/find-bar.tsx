import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../primitives/button.tsx';
import { Input } from '../primitives/fields/input.tsx';
import { findMatches } from './find/find-matches.ts';
import { actingKey } from '../primitives/acting-key.ts';

interface FindBarProps {
  /** Changes when the user opens the search again. */
  asked: number;
  onClose: () => void;
}

/** Shows matches in `::highlight()` of the app's stylesheet. */
function paint(matches: Range[], active: number): void {
  CSS.highlights.set('find', new Highlight(...matches));
  const current = matches[active];
  CSS.highlights.set('find-active', new Highlight(...(current ? [current] : [])));
  current?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
}

/** The matches of a query, updated when the page changes. */
function useMatches(query: string, bar: { current: Element | null }): Range[] {
  const [matches, setMatches] = useState<Range[]>([]);
  useEffect(() => {
    let frame = 0;
    const search = () => setMatches(findMatches(document.body, query, bar.current));
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ target }) => bar.current?.contains(target))) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(search);
    });
    search();
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [query, bar]);
  return matches;
}

const countText = (query: string, matches: Range[], active: number) =>
  query.trim() === ''
    ? ''
    : matches.length === 0
      ? 'No matches'
      : `${active + 1} of ${matches.length}`;

/** Finds a text on the page, like a browser's search. */
export function FindBar({ asked, onClose }: FindBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [position, setPosition] = useState(0);
  const matches = useMatches(query, bar);
  const active = matches.length === 0 ? 0 : position % matches.length;
  useEffect(() => input.current?.select(), [asked]);
  useEffect(() => paint(matches, active), [matches, active]);
  useEffect(() => () => paint([], 0), []);

  const go = (step: number) => {
    if (matches.length > 0) setPosition((active + step + matches.length) % matches.length);
  };
  const press = (event: KeyboardEvent) => {
    if (actingKey(event) === 'Enter') go(event.shiftKey ? -1 : 1);
    if (actingKey(event) === 'Escape') onClose();
    if (['Enter', 'Escape'].includes(actingKey(event))) event.preventDefault();
    // Letters are shortcuts outside of this field.
    event.stopPropagation();
  };
  return (
    <div
      ref={bar}
      role="search"
      aria-label="Find in page"
      className="fixed top-3 right-4 z-50 flex items-center gap-1 rounded-sm border border-line-strong bg-raised p-2 shadow-lg"
    >
      <Input
        ref={input}
        aria-label="Find in page"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setPosition(0);
        }}
        onKeyDown={press}
        className="max-w-56"
      />
      <span role="status" className="w-24 text-center text-sm text-muted">
        {countText(query, matches, active)}
      </span>
      <IconButton label="Previous match" onClick={() => go(-1)}>
        <ChevronUp aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton label="Next match" onClick={() => go(1)}>
        <ChevronDown aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton label="Close" onClick={onClose}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}
