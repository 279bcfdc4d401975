import { caseStudies } from '../../../portfolio-items.ts';
import { casesText } from '../../../../content/portfolio/cases/cases.ts';
import { casePath, totalsOf } from '../../../../content/portfolio/cases/case-study.ts';
import { CasePicture } from '../../../work-pictures/case-picture.tsx';

const sizes = '(min-width: 1152px) 341px, (min-width: 768px) 30vw, calc(100vw - 40px)';

/** The case studies, each with picture, client, result and year. `isFirst`: the page starts with them. */
export function CaseList({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
      {caseStudies().map((study, index) => {
        const { before, after } = totalsOf(study);
        return (
          <li key={study.slug} className="group relative flex flex-col gap-4">
            <CasePicture
              study={study}
              sizes={sizes}
              isFirst={isFirst && index === 0}
              className="w-full"
            />
            <h3 className="font-display text-2xl leading-tight">
              <a
                href={casePath(study)}
                className="decoration-1 underline-offset-4 group-hover:text-accent group-hover:underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
              >
                {study.title}
              </a>
            </h3>
            <p className="font-semibold">
              From {before} hours {study.per} to {after}
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
