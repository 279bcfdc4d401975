import type { ReactNode } from 'react';
import { essayPath, neighbors, partLabel } from './essay-paths.ts';
import { useEssays } from './essays.ts';
import type { EssayFacts } from './written-essays.tsx';

export function NextAndPrevious({ slug }: { slug: string }) {
  const { previous, next } = neighbors(useEssays(), slug);
  return (
    <nav
      aria-label="Next and previous essay"
      className="grid border-t border-line-strong pb-12 sm:grid-cols-2 print:hidden"
    >
      {previous && (
        <Neighbor essay={previous} rel="prev">
          Previous
        </Neighbor>
      )}
      {next && (
        <Neighbor essay={next} rel="next">
          Next
        </Neighbor>
      )}
    </nav>
  );
}

interface NeighborProps {
  essay: { facts: EssayFacts };
  rel: 'prev' | 'next';
  children: ReactNode;
}

const place = {
  prev: 'sm:col-start-1 sm:pr-6',
  next: 'border-line sm:col-start-2 sm:items-end sm:pl-6 sm:text-right not-first:max-sm:border-t',
};

function Neighbor({ essay: { facts }, rel, children }: NeighborProps) {
  return (
    <a
      href={essayPath(facts)}
      rel={rel}
      className={`group flex flex-col gap-2 rounded-sm py-7 ${place[rel]}`}
    >
      <span className="text-sm text-muted">
        {children} · {partLabel(facts)}
      </span>
      <span className="font-display text-title underline-offset-4 group-hover:text-accent group-hover:underline group-hover:decoration-1">
        {facts.title}
      </span>
    </a>
  );
}
