import type { ReactNode } from 'react';
import { PolarArcs } from '../../ornaments/polar-arcs.tsx';

interface MessagePageProps {
  code: string;
  lead: string;
  title?: string;
  text: string;
  children: ReactNode;
}

/** A page with a single message: not found, failed. */
export function MessagePage({ code, lead, title, text, children }: MessagePageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="relative flex min-h-[calc(100dvh-var(--header-height))] flex-col justify-center overflow-hidden"
    >
      <PolarArcs className="absolute -top-24 right-[-30%] w-[900px] max-w-none text-line md:right-[-8%]" />
      <section className="relative mx-auto flex w-full max-w-6xl flex-col gap-6 px-5 py-24 md:px-8">
        <h1 className="flex flex-col gap-6">
          <span className="font-sans text-sm font-semibold tracking-[0.2em] text-accent">
            {code}
          </span>
          <span className="font-display text-hero">{lead}</span>
        </h1>
        <div className="flex max-w-xl flex-col gap-2">
          {title && <p className="text-lead font-semibold">{title}</p>}
          <p className="text-lead text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap items-start gap-3 pt-4">{children}</div>
      </section>
    </main>
  );
}
