import type { TestimonialStep } from '@polaris/contracts';
import { testimonials as words } from '../../../../content/testimonials.ts';
import { TestimonialFigure } from '../../../testimonials/testimonial-figure.tsx';

type PreviewProps = Pick<Extract<TestimonialStep, { done: 'preview' }>, 'testimonial'>;

/** The testimonial as it would look; not saved yet. */
export function Preview({ testimonial }: PreviewProps) {
  return (
    <section
      aria-labelledby="preview-title"
      className="mb-10 border border-line bg-sunken px-5 pt-6 md:px-8"
    >
      <h3 id="preview-title" className="text-sm font-semibold text-accent">
        {words.form.previewTitle}
      </h3>
      <TestimonialFigure testimonial={testimonial} />
    </section>
  );
}
