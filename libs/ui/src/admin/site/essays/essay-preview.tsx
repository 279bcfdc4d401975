import type { EssayFormValues, EssayInput } from '@polaris/contracts';
import { Suspense, lazy, useDeferredValue } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Alert } from '../../../primitives/alert.tsx';
import { hasTooManyMarks } from '../../../primitives/markdown/too-many-marks.ts';
import { ScrollBox } from '../../../primitives/scroll-box.tsx';
import { longDay } from '../../shared/record/format.ts';
import { previewParts } from './preview-parts.tsx';

/** If the library cannot be loaded, the form keeps what is typed. */
const Unavailable = () => (
  <p className="text-sm text-muted">The preview could not be loaded. You can still save.</p>
);

const EssayText = lazy(() =>
  import('../../../primitives/markdown/essay-text.tsx').then(
    (module) => ({ default: module.EssayText }),
    () => ({ default: Unavailable }),
  ),
);

const TOO_MANY_MARKS =
  'One paragraph or list has thousands of characters such as * or -, so your text is shown without formatting. Split it with empty lines.';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The essay as readers would see it. Typing does not wait for it. */
export function EssayPreview({
  form,
}: {
  form: UseFormReturn<EssayFormValues, unknown, EssayInput>;
}) {
  const values = useWatch({ control: form.control });
  const { title, description, date = '', body = '' } = useDeferredValue(values);
  return (
    <section aria-labelledby="preview-title" className="min-w-0">
      <h2 id="preview-title" className="mb-1.5 text-sm font-semibold text-ink">
        Preview
      </h2>
      {hasTooManyMarks(body) && <Alert className="mb-3">{TOO_MANY_MARKS}</Alert>}
      <ScrollBox
        role="group"
        aria-label="Preview of the essay"
        className="border border-line bg-surface px-5 py-8 sm:px-8 xl:sticky xl:top-[calc(var(--header-height,0px)+16px)] xl:max-h-[calc(100dvh-var(--header-height,0px)-64px)] xl:overflow-y-auto"
      >
        <p className="font-display text-4xl leading-tight wrap-anywhere">{title || 'Title'}</p>
        {description && (
          <p className="mt-3 font-display text-xl leading-snug wrap-anywhere text-muted italic">
            {description}
          </p>
        )}
        {DAY.test(date) && <p className="mt-3 text-sm text-muted">{longDay(date)}</p>}
        <div className="mt-8 flex flex-col gap-4 text-lg leading-8 wrap-anywhere">
          <Suspense fallback={<p className="whitespace-pre-wrap">{body}</p>}>
            <EssayText text={body} components={previewParts} />
          </Suspense>
        </div>
      </ScrollBox>
    </section>
  );
}
