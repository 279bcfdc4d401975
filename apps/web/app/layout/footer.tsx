import { mapUrlOf } from '../../content/person.ts';
import { content } from '../page/content.ts';
import { legalLinks } from '../legal-pages.ts';
import { PolarArcs } from '../ornaments/polar-arcs.tsx';
import type { ProfileLinks } from './profile-links.ts';
import { Logo } from './logo.tsx';

const link =
  'inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:underline md:min-h-8';

const slimLink =
  'inline-flex min-h-8 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11';

interface FooterProps {
  links: ProfileLinks;
  /** The current year when the page is rendered. */
  year: number;
  isLegalPublished: boolean;
}

export function Footer({ links, year, isLegalPublished }: FooterProps) {
  return (
    <div className="overflow-hidden bg-night on-night print:hidden">
      <footer className="mx-auto max-w-6xl px-5 pt-16 pb-8 md:px-8 md:pt-24">
        <div className="grid gap-12 md:grid-cols-[1fr_auto] md:gap-24">
          <Brand />
          <ExternalLinks links={links} />
        </div>
        <div className="mt-16 flex flex-col gap-x-8 gap-y-2 border-t border-night-line pt-6 text-sm text-night-muted md:flex-row md:items-center md:justify-between">
          <p suppressHydrationWarning>{copyright(year)}</p>
          <ul className="flex flex-wrap gap-x-6">
            <LegalLinks isPublished={isLegalPublished} className={link} />
          </ul>
        </div>
      </footer>
      <Spacer />
    </div>
  );
}

function Brand() {
  const { site } = content();
  return (
    <div className="flex max-w-md flex-col gap-5">
      <p className="flex items-center gap-3 font-display text-title">
        <Logo className="text-night-accent" />
        {site.brand}
      </p>
      <p className="text-pretty text-night-muted">{site.blurb}</p>
    </div>
  );
}

function ExternalLinks({ links }: { links: ProfileLinks }) {
  return (
    <ul className="flex flex-col md:gap-1">
      <ProfileAndLocation links={links} className={link} />
    </ul>
  );
}

/** A single row of links, to save space below the admin area. */
export function SlimFooter({ links, year, isLegalPublished }: FooterProps) {
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line bg-sunken px-5 py-3 text-xs text-muted max-md:pb-20 print:hidden">
      <p suppressHydrationWarning className="mr-auto">
        {copyright(year)} <span className="max-xl:hidden">{content().site.blurb}</span>
      </p>
      <ul className="flex flex-wrap gap-x-5">
        <ProfileAndLocation links={links} className={slimLink} />
        <LegalLinks isPublished={isLegalPublished} className={slimLink} />
      </ul>
    </footer>
  );
}

const copyright = (year: number) => `© ${year} ${content().site.owner}. All rights reserved.`;

interface ProfileAndLocationProps {
  links: ProfileLinks;
  className: string;
}

function ProfileAndLocation({ links, className }: ProfileAndLocationProps) {
  const { site } = content();
  return (
    <>
      <li>
        <a href={links.github} className={className}>
          GitHub
        </a>
      </li>
      <li>
        <a href={links.linkedin} className={className}>
          LinkedIn
        </a>
      </li>
      <li>
        <a href={`mailto:${site.mail}`} className={className}>
          {site.mail}
        </a>
      </li>
      <li>
        <a
          href={mapUrlOf(site.place)}
          target="_blank"
          rel="noopener noreferrer"
          className={className}
        >
          {site.place}
        </a>
      </li>
    </>
  );
}

interface LegalLinksProps {
  isPublished: boolean;
  className: string;
}

const LegalLinks = ({ isPublished, className }: LegalLinksProps) =>
  legalLinks(isPublished).map(({ label, link: target }) => (
    <li key={label}>
      <a href={target} className={className}>
        {label}
      </a>
    </li>
  ));

/** The specified spacer below the footer, with decorative star trails. */
function Spacer() {
  return (
    <div className="relative h-96" aria-hidden="true">
      <PolarArcs className="absolute top-0 left-1/2 w-[1200px] max-w-none -translate-x-1/2 text-night-line" />
    </div>
  );
}
