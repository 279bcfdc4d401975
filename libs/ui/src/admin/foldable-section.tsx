import { type ReactNode, useSyncExternalStore } from 'react';

const WIDE = '(min-width: 80rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

interface FoldableSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section beside a long list; where there is no room beside it, it is folded up above. */
export function FoldableSection({ id, title, children }: FoldableSectionProps) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
  const heading = (
    <h2 id={id} className="text-base font-semibold">
      {title}
    </h2>
  );
  if (isWide)
    return (
      <section aria-labelledby={id}>
        <div className="mb-4 border-b border-line pb-3">{heading}</div>
        {children}
      </section>
    );
  return (
    <section aria-labelledby={id}>
      <details className="border-b border-line pb-4">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 [details[open]>&]:mb-4">
          {heading}
          <span aria-hidden="true" className="text-accent [details[open]_&]:rotate-45">
            +
          </span>
        </summary>
        {children}
      </details>
    </section>
  );
}
