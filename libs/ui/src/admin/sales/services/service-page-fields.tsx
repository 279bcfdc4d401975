import {
  type ServiceFormValues,
  type ServiceInput,
  type ServicePageField,
  type ServicePageLine,
  type ServicePageMarkdown,
  servicePageLabels,
} from '@polaris/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { PagePreview } from './page-preview.tsx';

type ServiceForm = UseFormReturn<ServiceFormValues, unknown, ServiceInput>;

const lineHints: Record<ServicePageLine, string> = {
  situation:
    'As a visitor would say it. With it, the service is in the comparison on the services page',
  audience: 'One or two sentences',
  notFor: 'One or two sentences',
  duration: 'For example: four weeks, one hour a week',
  availability: 'For example: usually within two weeks',
};

const markdownHints: Record<ServicePageMarkdown, string> = {
  deliverables: 'A list: start each line with a hyphen and a space',
  process: 'Steps: start each line with 1. and a space',
  priceCovers: 'What is included, and what is charged separately',
  questions: 'Start each question with ### and a space; write the answer below it',
  sample: 'A link is written as [text](/portfolio/quickreports)',
};

const short = ['duration', 'availability'] as const;
const sentences = ['situation', 'audience', 'notFor'] as const;

/** Optional texts of the service's page. */
export function ServicePageFields({ form }: { form: ServiceForm }) {
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="sr-only">The service’s page</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <p className="text-sm leading-6 text-muted sm:col-span-2">
          Each field is a section of the page; empty ones are left out. The long ones take Markdown:
          **bold**, *italic*, lists and links. HTML is shown as text.
        </p>
        {sentences.map((field) => (
          <PageField key={field} form={form} field={field} hint={lineHints[field]} rows={2} />
        ))}
        {short.map((field) => (
          <Field
            key={field}
            label={servicePageLabels[field]}
            hint={lineHints[field]}
            error={form.formState.errors[field]?.message}
          >
            <Input {...form.register(field)} />
          </Field>
        ))}
        {(Object.keys(markdownHints) as ServicePageMarkdown[]).map((field) => (
          <PageField key={field} form={form} field={field} hint={markdownHints[field]} rows={6} />
        ))}
        <PagePreview control={form.control} />
      </div>
    </fieldset>
  );
}

interface PageFieldProps {
  form: ServiceForm;
  field: ServicePageField;
  hint: string;
  rows: number;
}

function PageField({ form, field, hint, rows }: PageFieldProps) {
  return (
    <Field
      label={servicePageLabels[field]}
      hint={hint}
      error={form.formState.errors[field]?.message}
      className="sm:col-span-2"
    >
      <Textarea {...form.register(field)} rows={rows} />
    </Field>
  );
}
