import type { PublicTestimonial } from '@polaris/contracts';
import clsx from 'clsx';
import {
  casePath,
  type CaseStudy,
  totalsOf,
} from '../../../../content/portfolio/cases/case-study.ts';
import { casesText } from '../../../../content/portfolio/cases/cases.ts';
import { portfolioPath } from '../../../../content/portfolio/portfolio.ts';
import { serviceTexts } from '../../../../content/service-texts.ts';
import { workForService } from '../../../offers/work-for-service.ts';
import { TestimonialFigure } from '../../../testimonials/testimonial-figure.tsx';

const { proof } = serviceTexts;

interface ServiceProofProps {
  /** The name of the service. */
  name: string;
  /** An approved testimonial, about this service if there is one. */
  testimonial: PublicTestimonial | undefined;
}

/** Work of this service, and a client's testimonial. Hidden if there is neither. */
export function ServiceProof({ name, testimonial }: ServiceProofProps) {
  const { cases, items } = workForService(name);
  const hasWork = cases.length > 0 || items.length > 0;
  if (!hasWork && !testimonial) return null;
  return (
    <div className="border-y border-line bg-sunken print:hidden">
      <div
        className={clsx(
          'mx-auto grid max-w-6xl gap-x-16 gap-y-12 px-5 py-14 md:px-8 md:py-20',
          hasWork && testimonial && 'lg:grid-cols-2',
        )}
      >
        {hasWork && (
          <section aria-labelledby="work-title" className="flex flex-col gap-6">
            <h2 id="work-title" className="text-sm font-semibold text-accent">
              {proof.title}
            </h2>
            {cases.map((study) => (
              <CaseLink key={study.slug} study={study} />
            ))}
            <ul className="border-b border-line">
              {items.map((item) => (
                <WorkLink
                  key={item.page}
                  title={item.title}
                  text={item.result}
                  link={portfolioPath(item.page)}
                />
              ))}
            </ul>
          </section>
        )}
        {testimonial && <Testimonial testimonial={testimonial} />}
      </div>
    </div>
  );
}

function CaseLink({ study }: { study: CaseStudy }) {
  const { before, after } = totalsOf(study);
  return (
    <div className="flex flex-col gap-3">
      <p className="font-display text-headline">
        From {before} hours {study.per} to {after}
      </p>
      <p>
        <a
          href={casePath(study)}
          className="font-semibold text-accent underline underline-offset-4 hover:no-underline"
        >
          {study.title}
        </a>
      </p>
      <p className="text-sm text-muted">
        {proof.case}. {study.client}, {study.year}.{study.isDemo && ` ${casesText.demo.title}.`}
      </p>
    </div>
  );
}

interface WorkLinkProps {
  title: string;
  text: string;
  link: string;
}

function WorkLink({ title, text, link }: WorkLinkProps) {
  return (
    <li className="border-t border-line">
      <a
        href={link}
        className="group flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 rounded-sm py-4"
      >
        <span className="font-semibold underline-offset-4 group-hover:underline">{title}</span>
        <span className="text-muted">{text}</span>
      </a>
    </li>
  );
}

function Testimonial({ testimonial }: { testimonial: PublicTestimonial }) {
  return (
    <section aria-labelledby="testimonial-title">
      <h2 id="testimonial-title" className="text-sm font-semibold text-accent">
        {proof.testimonial}
      </h2>
      <TestimonialFigure testimonial={testimonial} />
    </section>
  );
}
