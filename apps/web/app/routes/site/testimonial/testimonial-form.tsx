import {
  type AuthorTestimonial,
  type Problem,
  type TestimonialStep,
  nameStyleLabels,
} from '@polaris/contracts';
import { Alert } from '@polaris/ui/primitives/alert';
import { Button } from '@polaris/ui/primitives/button';
import { Field } from '@polaris/ui/primitives/fields/field';
import { Input } from '@polaris/ui/primitives/fields/input';
import { RadioGroup } from '@polaris/ui/primitives/fields/radio-group';
import { Select } from '@polaris/ui/primitives/fields/select';
import { Textarea } from '@polaris/ui/primitives/fields/textarea';
import { testimonials as words } from '../../../../content/testimonials.ts';
import { TestimonialFigure } from '../../../testimonials/testimonial-figure.tsx';
import { ConsentField } from './consent-field.tsx';

const { form } = words;

export interface TestimonialFormProps {
  testimonial: AuthorTestimonial;
  /** The token of the link. */
  token: string;
  /** The submitted values after an error. */
  values?: Record<string, string>;
  problem?: Problem;
  step?: TestimonialStep;
}

const nameStyles = Object.entries(nameStyleLabels).map(([value, label]) => ({ value, label }));

/** A form without scripts. Enter presses its first button. */
export function TestimonialForm({
  testimonial,
  token,
  values,
  problem,
  step,
}: TestimonialFormProps) {
  const initialValues = values ?? valuesOf(testimonial);
  const errorOf = (field: string) => problem?.errors?.find(({ path }) => path === field)?.message;
  return (
    <>
      {step?.done === 'preview' && <Preview testimonial={step.testimonial} />}
      <form
        method="post"
        action="#write"
        noValidate
        aria-label={form.title}
        className="grid gap-6 md:grid-cols-2"
      >
        <input type="hidden" name="token" value={token} />
        {problem && <Alert className="md:col-span-2">{problem.detail}</Alert>}
        <Field
          label={form.content}
          hint={form.contentHint}
          error={errorOf('content')}
          required
          className="md:col-span-2"
        >
          <Textarea name="content" defaultValue={initialValues.content} rows={8} />
        </Field>
        <Field label="Name" error={errorOf('name')} required className="md:col-span-2">
          <Input name="name" defaultValue={initialValues.name} autoComplete="name" />
        </Field>
        <Field label="Role" aside="optional" error={errorOf('role')}>
          <Input name="role" defaultValue={initialValues.role} autoComplete="organization-title" />
        </Field>
        <Field label="Company" aside="optional" error={errorOf('company')}>
          <Input name="company" defaultValue={initialValues.company} autoComplete="organization" />
        </Field>
        <RadioGroup
          name="nameStyle"
          legend={form.nameStyle}
          options={nameStyles}
          defaultValue={initialValues.nameStyle || 'full'}
          error={errorOf('nameStyle')}
          className="md:col-span-2"
        />
        <Field label={form.rating} aside="optional" error={errorOf('rating')}>
          <Select name="rating" defaultValue={initialValues.rating}>
            <option value="">{form.noRating}</option>
            {[5, 4, 3, 2, 1].map((rating) => (
              <option key={rating} value={rating}>
                {rating} out of 5
              </option>
            ))}
          </Select>
        </Field>
        <ConsentField
          defaultChecked={initialValues.consent === 'yes'}
          error={errorOf('consent')}
          className="md:col-span-2"
        />
        <div className="flex flex-wrap gap-3 md:col-span-2">
          <Button type="submit" name="intent" value="send" size="lg" className="w-full sm:w-auto">
            {testimonial.isOwn ? form.sendAgain : form.send}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="preview"
            size="lg"
            variant="secondary"
            className="w-full sm:w-auto"
          >
            {form.preview}
          </Button>
        </div>
      </form>
    </>
  );
}

/** Initial values. Consent is required again for a new text. */
const valuesOf = (testimonial: AuthorTestimonial): Record<string, string> => ({
  content: testimonial.content,
  name: testimonial.name,
  role: testimonial.role ?? '',
  company: testimonial.company ?? '',
  nameStyle: testimonial.nameStyle ?? '',
  rating: testimonial.rating === null ? '' : String(testimonial.rating),
});

type PreviewProps = Pick<Extract<TestimonialStep, { done: 'preview' }>, 'testimonial'>;

/** The testimonial as it would look; not saved yet. */
function Preview({ testimonial }: PreviewProps) {
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
