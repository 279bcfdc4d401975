import { casePath, caseStudies, casesText } from '../../../../content/portfolio/cases/cases.ts';
import { totalsOf } from '../../../../content/portfolio/cases/case-study.ts';
import { Thumbnail } from './thumbnail.tsx';

/** The case studies: with thumbnail, client, result and year. */
export function CaseList() {
  return (
    <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
      {caseStudies.map((study) => {
        const { before, after, percentLess } = totalsOf(study);
        return (
          <li key={study.slug} className="group relative flex flex-col gap-4">
            <Thumbnail page={study.item} className="w-full" />
            <h3 className="font-display text-2xl leading-tight">
              <a
                href={casePath(study)}
                className="decoration-1 underline-offset-4 group-hover:text-accent group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
              >
                {study.title}
              </a>
            </h3>
            <p>
              <span className="font-semibold">{percentLess}% less time:</span> {after} instead of{' '}
              {before} hours {study.per}
            </p>
            <p className="text-sm text-muted">
              {study.client}, {study.year}.{study.isDemo && ` ${casesText.demo.title}.`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
