import { testimonials as words } from '../../../../content/testimonials.ts';
import { SectionHeading } from '../../../layout/section-heading.tsx';
import { TestimonialForm, type TestimonialFormProps } from './testimonial-form.tsx';

const { form, steps } = words;

/** The page of the one-time link. */
export function WriteTestimonial(props: TestimonialFormProps) {
  return (
    <section
      id="write"
      aria-labelledby="write-title"
      className="mx-auto grid max-w-6xl gap-12 px-5 py-16 md:px-8 md:py-24 lg:grid-cols-12 lg:gap-x-8"
    >
      <h2 id="write-title" className="sr-only">
        {form.title}
      </h2>
      <div className="lg:col-span-7 lg:pr-8">
        <TestimonialForm {...props} />
      </div>
      <Steps />
    </section>
  );
}

function Steps() {
  return (
    <div className="flex flex-col gap-6 lg:col-span-5">
      <SectionHeading id="steps-title" eyebrow={steps.eyebrow} title={steps.title} />
      <ul className="flex flex-col">
        {steps.points.map((point) => (
          <li key={point} className="border-t border-line py-4 text-pretty">
            {point}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{steps.expiry}</p>
    </div>
  );
}
