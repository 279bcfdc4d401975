import { ButtonLink } from '@polaris/ui/primitives/button';
import { content } from '../../../page/content.ts';
import { Emphasized } from '../../../page/emphasis.tsx';
import type { SiteContent } from '../../../../content/parts.ts';
import { landingTexts } from '../../../../content/landing.ts';
import { Portrait } from '../../../layout/person/portrait.tsx';
import { CourseChart } from '../../../ornaments/course-chart.tsx';

export function Hero({ price }: { price: string }) {
  const { hero } = content().landing;
  return (
    <section aria-labelledby="hero-title" className="relative overflow-hidden bg-night on-night">
      <CourseChart className="absolute top-0 -right-48 hidden h-[640px] w-auto max-w-none lg:block xl:right-[max(0px,calc(50vw-40rem))]" />
      <div className="relative mx-auto flex max-w-6xl flex-col px-5 md:px-8">
        <div className="relative z-10 flex max-w-3xl flex-col gap-7 pt-16 pb-12 md:py-24 lg:min-h-[520px] lg:justify-center">
          <Owner />
          <h1 id="hero-title" className="font-display text-hero">
            <Emphasized text={hero.title} className="text-night-accent" />
          </h1>
          <div className="flex max-w-xl flex-col gap-4">
            <p className="text-lead">{hero.lead}</p>
            <p className="text-night-muted">{hero.text}</p>
          </div>
          <div className="flex flex-wrap gap-3 pt-2">
            <ButtonLink
              href="#pricing"
              size="lg"
              className="border-night-accent! bg-night-accent! text-night! hover:border-on-night! hover:bg-on-night!"
            >
              {hero.offer}
            </ButtonLink>
            <ButtonLink
              href="/portfolio"
              size="lg"
              className="border-night-muted! bg-transparent! text-on-night! hover:border-on-night!"
            >
              {hero.portfolio}
            </ButtonLink>
          </div>
          <p className="text-sm text-night-muted">
            <a href="/services" className="text-on-night underline underline-offset-4">
              {price}
            </a>
            . {hero.reply}
          </p>
        </div>
        <CourseChart className="-mx-5 h-56 max-w-none self-stretch md:-mx-8 md:h-80 lg:hidden" />
        <Figures />
      </div>
    </section>
  );
}

function Owner() {
  const { site } = content();
  return (
    <p>
      <a href="/about" className="inline-flex min-h-11 items-center gap-3 rounded-sm">
        <Portrait isDecoration className="size-11 rounded-full border border-night-muted" />
        <span className="text-sm font-semibold text-night-accent">
          {site.owner}, {site.role.toLowerCase()}
        </span>
      </a>
    </p>
  );
}

function Figures() {
  const { site, landing } = content();
  if (landing.figures.length === 0) return null;
  return (
    <div className="border-t border-night-line">
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        {landing.figures.map((figure) => (
          <Figure key={figure.value} {...figure} />
        ))}
      </dl>
      {site.isDemo && <p className="pb-6 text-xs text-night-muted">{landingTexts.demoFigures}</p>}
    </div>
  );
}

/** A figure, with the page that it comes from. */
function Figure({ value, label, source }: SiteContent['landing']['figures'][number]) {
  return (
    <div className="flex flex-col gap-2 border-night-line py-8 pr-6 not-first:pl-0 max-lg:nth-[n+3]:border-t lg:not-first:border-l lg:not-first:pl-6">
      <dt className="order-2 max-w-[22ch] text-sm text-night-muted">{label}</dt>
      <dd className="order-1 font-display text-headline">{value}</dd>
      <dd className="order-3">
        <a
          href={source.link}
          className="inline-flex min-h-6 items-center text-sm text-on-night underline decoration-night-muted underline-offset-4 hover:decoration-on-night"
        >
          {source.label}
        </a>
      </dd>
    </div>
  );
}
