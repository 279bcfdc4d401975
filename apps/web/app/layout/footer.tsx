import { Star } from '@polaris/ui/primitives/star';
import { site } from '../../content/site.ts';
import { legalLinks } from '../legal-pages.ts';
import { PolarArcs } from '../ornaments/polar-arcs.tsx';
import type { ProfileLinks } from './profile-links.ts';

const link =
  'inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:underline md:min-h-8';

interface FooterProps {
  links: ProfileLinks;
  /** Of the day that the page is shown. */
  year: number;
  isLegalPublished?: boolean;
}

export function Footer({ links, year, isLegalPublished = site.legal.published }: FooterProps) {
  return (
    <div className="overflow-hidden bg-night on-night print:hidden">
      <footer className="mx-auto max-w-6xl px-5 pt-16 pb-8 md:px-8 md:pt-24">
        <div className="grid gap-12 md:grid-cols-[1fr_auto] md:gap-24">
          <Brand />
          <Elsewhere links={links} />
        </div>
        <div className="mt-16 flex flex-col gap-x-8 gap-y-2 border-t border-night-line pt-6 text-sm text-night-muted md:flex-row md:items-center md:justify-between">
          <p suppressHydrationWarning>{`© ${year} ${site.owner}. All rights reserved.`}</p>
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks(isLegalPublished).map(({ label, link: target }) => (
              <li key={label}>
                <a href={target} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </footer>
      <Spacer />
    </div>
  );
}

function Brand() {
  return (
    <div className="flex max-w-md flex-col gap-5">
      <p className="flex items-center gap-3 font-display text-title">
        <Star className="size-5 text-night-accent" />
        {site.brand}
      </p>
      <p className="text-pretty text-night-muted">{site.blurb}</p>
    </div>
  );
}

function Elsewhere({ links }: { links: ProfileLinks }) {
  return (
    <ul className="flex flex-col md:gap-1">
      <li>
        <a href={links.github} className={link}>
          GitHub
        </a>
      </li>
      <li>
        <a href={links.linkedin} className={link}>
          LinkedIn
        </a>
      </li>
      <li>
        <a href={`mailto:${site.mail}`} className={link}>
          {site.mail}
        </a>
      </li>
      <li>
        <a href={site.mapUrl} target="_blank" rel="noopener noreferrer" className={link}>
          {site.place}
        </a>
      </li>
    </ul>
  );
}

/** The room below the footer: the sky turning once around its pole. */
function Spacer() {
  return (
    <div className="relative h-96" aria-hidden="true">
      <PolarArcs className="absolute top-0 left-1/2 w-[1200px] max-w-none -translate-x-1/2 text-night-line" />
    </div>
  );
}
