import { content } from '../../../page/content.ts';
import { caseStudies } from '../../../portfolio-items.ts';
import { casesText } from '../../../../content/portfolio/cases/cases.ts';
import { CaseList } from './case-list.tsx';

export function Cases() {
  if (caseStudies().length === 0) return null;
  return (
    <section aria-labelledby="cases" className="mx-auto max-w-6xl px-5 py-12 md:px-8 md:py-20">
      <h2 id="cases" className="font-display text-headline">
        {casesText.title}
      </h2>
      <p className="max-w-prose pt-4 pb-10 text-lead text-muted">{content().cases.intro}</p>
      <CaseList isFirst />
    </section>
  );
}
