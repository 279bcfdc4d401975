import { content } from '../../../page/content.ts';
import { caseStudies } from '../../../portfolio-items.ts';
import { SectionHeading } from '../../../layout/section-heading.tsx';
import { CaseList } from '../../portfolio/index/case-list.tsx';

export function Work() {
  const { work } = content().landing;
  if (caseStudies().length === 0) return null;
  return (
    <section
      id="work"
      aria-labelledby="work-title"
      className="mx-auto max-w-6xl px-5 pb-20 md:px-8 md:pb-32"
    >
      <div className="grid gap-6 pb-12 md:grid-cols-[3fr_2fr] md:items-end md:gap-16">
        <SectionHeading id="work-title" eyebrow={work.eyebrow} title={work.title} />
        <p className="max-w-prose text-muted md:pb-1">{work.text}</p>
      </div>
      <CaseList />
      <p className="mt-10 border-t border-line-strong pt-4">
        <a
          href="/portfolio"
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {work.all}
        </a>
      </p>
    </section>
  );
}
