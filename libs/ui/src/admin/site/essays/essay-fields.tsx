import {
  type Essay,
  type EssayFormValues,
  type EssayInput,
  essayFieldLabels,
} from '@polaris/contracts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { MarkdownHelp } from './markdown-help.tsx';
import { slugOf } from './slug-of.ts';
import { TopicsField } from './topics-field.tsx';

const labels = essayFieldLabels;
const FIXED =
  'A published essay keeps its address, so that links to it work. Withdraw it to change the address.';

interface EssayFieldsProps {
  form: UseFormReturn<EssayFormValues, unknown, EssayInput>;
  essay: Essay | undefined;
}

export function EssayFields({ form, essay }: EssayFieldsProps) {
  const { register } = form;
  const { errors } = form.formState;
  const isPublished = essay?.status === 'published';
  const [suggestsSlug, setSuggestsSlug] = useState(essay === undefined);
  const suggestSlug = (title: string) =>
    suggestsSlug && form.setValue('slug', slugOf(title), { shouldDirty: true });
  return (
    <>
      <Field label={labels.title} error={errors.title?.message} required>
        <Input
          {...register('title', {
            onChange: ({ target }: { target: HTMLInputElement }) => suggestSlug(target.value),
          })}
          autoComplete="off"
        />
      </Field>
      <Field
        label={labels.slug}
        hint={isPublished ? FIXED : 'The end of its web address, after /PolarisNet/'}
        error={errors.slug?.message}
        required
      >
        <Input
          {...register('slug', { onChange: () => setSuggestsSlug(false) })}
          readOnly={isPublished}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label={labels.description}
        hint="A sentence or two below the title, in search results and in the newsletter. At most 160 characters."
        error={errors.description?.message}
      >
        <Textarea {...register('description')} rows={2} />
      </Field>
      <TopicsField form={form} />
      <Field
        label={labels.date}
        hint="Shown below the title. Essays are in the order of their dates."
        error={errors.date?.message}
        required
      >
        <Input {...register('date')} type="date" className="max-w-60" />
      </Field>
      <Field label={labels.body} error={errors.body?.message}>
        <Textarea {...register('body')} rows={24} className="font-mono text-sm" />
      </Field>
      <MarkdownHelp />
    </>
  );
}
