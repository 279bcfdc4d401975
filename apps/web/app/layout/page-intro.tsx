import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PolarArcs } from '../ornaments/polar-arcs.tsx';

interface PageIntroProps {
  eyebrow: string;
  title: string;
  lead?: string;
  /** The link to the parent page. */
  back?: { label: string; link: string };
  /** To the right of the text; below it on a phone. */
  beside?: ReactNode;
  /** A picture of work, which replaces the star trails. */
  picture?: ReactNode;
  /** Below the text, such as buttons or a price. */
  children?: ReactNode;
}

/** The intro of a page other than the landing page. */
export function PageIntro({ picture, ...props }: PageIntroProps) {
  const { eyebrow, title, lead, back, beside, children } = props;
  if (picture) return <PicturedIntro {...props} picture={picture} />;
  return (
    <div className="relative overflow-hidden border-b border-line">
      <PolarArcs className="absolute -top-72 -right-72 w-[820px] max-w-none text-line md:-top-64 md:-right-40 print:hidden" />
      <div className="relative mx-auto max-w-6xl px-5 md:px-8">
        {back && <BackLink {...back} />}
        <div
          className={clsx(
            'flex gap-6 py-14 md:py-20 print:gap-3 print:py-4',
            beside ? 'flex-col lg:flex-row lg:items-end lg:justify-between lg:gap-16' : 'flex-col',
          )}
        >
          <div className="flex flex-col gap-6">
            <Headline eyebrow={eyebrow} title={title} />
            <Below lead={lead}>{children}</Below>
          </div>
          {beside && <div className="shrink-0">{beside}</div>}
        </div>
      </div>
    </div>
  );
}

/** Longer titles are above text and picture, which are side by side on wide screens. */
const SHORT_TITLE = 30;

function PicturedIntro({ eyebrow, title, lead, back, picture, children }: PicturedProps) {
  const isShort = title.length < SHORT_TITLE;
  const headline = <Headline eyebrow={eyebrow} title={title} />;
  return (
    <div className="border-b border-line">
      <div className="mx-auto max-w-6xl px-5 md:px-8">
        {back && <BackLink {...back} />}
        <div className="flex flex-col gap-6 py-14 md:py-20 print:gap-3 print:py-4">
          {!isShort && headline}
          <div className="flex flex-col gap-10 lg:flex-row lg:items-start lg:justify-between lg:gap-16">
            <div className="flex min-w-0 flex-col gap-6 lg:flex-1">
              {isShort && headline}
              <Below lead={lead}>{children}</Below>
            </div>
            {picture}
          </div>
        </div>
      </div>
    </div>
  );
}

interface PicturedProps extends PageIntroProps {
  picture: ReactNode;
}

function Headline({ eyebrow, title }: Pick<PageIntroProps, 'eyebrow' | 'title'>) {
  return (
    <>
      <p className="text-sm font-semibold text-accent">{eyebrow}</p>
      <h1 className="max-w-4xl font-display text-hero wrap-anywhere">{title}</h1>
    </>
  );
}

function Below({ lead, children }: Pick<PageIntroProps, 'lead' | 'children'>) {
  return (
    <>
      {lead && <p className="max-w-2xl text-lead text-muted">{lead}</p>}
      {children && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-4 pt-2">{children}</div>
      )}
    </>
  );
}

function BackLink({ label, link }: { label: string; link: string }) {
  return (
    <p className="-mb-8 pt-6 md:-mb-10 print:hidden">
      <a
        href={link}
        className="inline-flex min-h-11 items-center gap-2 rounded-sm text-sm text-muted hover:text-ink"
      >
        <span aria-hidden="true">←</span> {label}
      </a>
    </p>
  );
}
