import type { ReactNode } from 'react';
import { PolarArcs } from '../marks/polar-arcs.tsx';

interface PageIntroProps {
  eyebrow: ReactNode;
  title: string;
  lead: string;
  /** Buttons below the lead. */
  children?: ReactNode;
}

/** How a page below the landing page opens. */
export function PageIntro({ eyebrow, title, lead, children }: PageIntroProps) {
  return (
    <div className="relative overflow-hidden border-b border-line">
      <PolarArcs className="absolute -top-72 -right-72 w-[820px] max-w-none text-line md:-top-64 md:-right-40" />
      <div className="relative mx-auto flex max-w-6xl flex-col gap-6 px-5 py-14 md:px-8 md:py-20">
        <p className="text-sm font-semibold text-accent">{eyebrow}</p>
        <h1 className="max-w-4xl font-display text-hero wrap-anywhere">{title}</h1>
        <p className="max-w-2xl text-lead text-muted">{lead}</p>
        {children && <div className="flex flex-wrap gap-3 pt-2">{children}</div>}
      </div>
    </div>
  );
}
