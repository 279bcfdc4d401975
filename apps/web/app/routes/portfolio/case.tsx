import { withData } from '@polaris/contracts/browser-names';
import { totalsOf } from '../../../content/portfolio/cases/case-study.ts';
import { casePath, caseStudies, casesText } from '../../../content/portfolio/cases/cases.ts';
import { portfolioItem, portfolioPath } from '../../../content/portfolio/items.ts';
import { site } from '../../../content/site.ts';
import { PageIntro } from '../../layout/page-intro.tsx';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/case';
import { DemoNotice } from './case/demo-notice.tsx';
import { HoursTable } from './case/hours-table.tsx';
import { Stages } from './case/stages.tsx';
import { Figures } from './parts/figures.tsx';
import { Paragraphs, PortfolioSection } from './parts/section.tsx';

export const handle: PageHandle = { hydrate: false };

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  path: new URL(request.url).pathname,
  publicUrl: context.get(siteContext).publicUrl,
});

function caseAt(path: string | undefined) {
  const study = caseStudies.find((one) => casePath(one) === path);
  if (!study) throw new Error(`There is no case study at ${path}`);
  return study;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const study = caseAt(loaderData?.path);
  return pageMeta({
    title: `${study.title} · ${site.owner}`,
    description: study.description,
    path: casePath(study),
    publicUrl: loaderData?.publicUrl ?? '',
  });
}

const { sections } = casesText;

export default function Case({ loaderData: { path } }: Route.ComponentProps) {
  const study = caseAt(path);
  const { before, after, percentLess, days } = totalsOf(study);
  const figures = [
    { value: `${percentLess}%`, label: 'less working time' },
    { value: `${before} → ${after}`, label: `hours ${study.per}, before and after` },
    { value: `${days} days`, label: 'of work, from the first visit to the handover' },
  ];
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PageIntro eyebrow={casesText.eyebrow} title={study.title} lead={study.lead}>
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
        aside={`${sections.time}: ${days} working days.`}
      >
        <Stages stages={study.stages} />
      </PortfolioSection>
      <PortfolioSection id="after" title={sections.after}>
        <Paragraphs texts={study.after} />
      </PortfolioSection>
      <PortfolioSection id="measured" title={sections.measured}>
        <Paragraphs texts={study.measured} />
        <HoursTable study={study} />
        <p>
          {casesText.about}:{' '}
          <a
            href={portfolioPath(study.item)}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {portfolioItem(study.item).title}
          </a>
        </p>
      </PortfolioSection>
    </main>
  );
}
