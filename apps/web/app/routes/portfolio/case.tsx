import { withData } from '@polaris/contracts/browser-names';
import { content } from '../../page/content.ts';
import { caseStudies, isShown, portfolioItem } from '../../portfolio-items.ts';
import { casePath, totalsOf } from '../../../content/portfolio/cases/case-study.ts';
import { casesText } from '../../../content/portfolio/cases/cases.ts';
import { portfolioPath } from '../../../content/portfolio/portfolio.ts';
import { PageIntro } from '../../layout/page-intro.tsx';
import { findOffer } from '../../offers/find-offer.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { siteContext } from '../../page/site-context.ts';
import { CaseSample } from '../../work-pictures/case-picture.tsx';
import type { Route } from './+types/case';
import { DemoNotice } from './case/demo-notice.tsx';
import { HoursTable } from './case/hours-table.tsx';
import { Stages } from './case/stages.tsx';
import { Figures } from './parts/figures.tsx';
import { Paragraphs, PortfolioSection } from './parts/section.tsx';

export const handle: PageHandle = {
  hydrate: false,
  exists: ({ slug }) => caseStudies().some((study) => study.slug === slug),
  known: () => caseStudies().map(({ slug }) => ({ slug })),
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data, publicUrl } = context.get(siteContext);
  const path = new URL(request.url).pathname;
  return { path, publicUrl, offer: await findOffer(data, caseAt(path).service || null) };
}

function caseAt(path: string | undefined) {
  const study = caseStudies().find((one) => casePath(one) === path);
  if (!study) throw new Error(`There is no case study at ${path}`);
  return study;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const study = caseAt(loaderData?.path);
  return pageMeta({
    title: `${study.title} · ${content().site.owner}`,
    description: study.description,
    path: casePath(study),
    publicUrl: loaderData?.publicUrl ?? '',
  });
}

const { sections } = casesText;

export default function Case({ loaderData: { path, offer } }: Route.ComponentProps) {
  const study = caseAt(path);
  const { before, after, percentLess, days } = totalsOf(study);
  const figures = [
    { value: `${percentLess}%`, label: 'less working time' },
    { value: `${before} → ${after}`, label: `hours ${study.per}, before and after` },
    { value: `${days} days`, label: 'of work, from the first visit to the handover' },
  ];
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PageIntro
        eyebrow={casesText.eyebrow}
        title={study.title}
        lead={study.lead}
        picture={<CaseSample study={study} />}
      >
        {study.isDemo && <DemoNotice />}
        <p className="w-full text-sm text-muted">
          {study.client}, {study.year}
        </p>
      </PageIntro>
      <Figures figures={figures} />
      <PortfolioSection id="before" title={sections.before}>
        <Paragraphs texts={study.before} />
      </PortfolioSection>
      <PortfolioSection
        id="done"
        title={sections.done}
        aside={`${sections.time}: ${days} business days.`}
      >
        <Stages stages={study.stages} />
      </PortfolioSection>
      <PortfolioSection id="after" title={sections.after}>
        <Paragraphs texts={study.after} />
      </PortfolioSection>
      <PortfolioSection id="measured" title={sections.measured}>
        <Paragraphs texts={study.measured} />
        <HoursTable study={study} />
        {isShown(study.item) && (
          <p>
            {casesText.about}:{' '}
            <a
              href={portfolioPath(study.item)}
              className="font-semibold text-accent underline underline-offset-4"
            >
              {portfolioItem(study.item).title}
            </a>
          </p>
        )}
      </PortfolioSection>
      {offer && (
        <PortfolioSection id="price" title={sections.price}>
          <Paragraphs texts={[study.scope]} />
          <p>
            <a href={offer.link} className="font-semibold text-accent underline underline-offset-4">
              {offer.name}
            </a>
            : {offer.price}
          </p>
        </PortfolioSection>
      )}
    </main>
  );
}
