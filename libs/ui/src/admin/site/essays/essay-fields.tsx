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

const marks = [
  ['## Heading', 'starts a section'],
  ['*emphasis*', 'is in italics, **strong** is bold'],
  ['[words](https://example.com)', 'is a link'],
  ['- item', 'is a list, and so is 1. item'],
  ['> text', 'is a quotation'],
  ['<PullQuote>Text</PullQuote>', 'repeats a sentence in large letters'],
  ['text[^1]', 'has a note, written below as [^1]: Its text'],
] as const;

/** Explains how to format the text. */
const MarkdownHelp = () => (
  <details className="-mt-3 text-sm leading-6 text-muted">
    <summary className="min-h-9 cursor-pointer py-1.5 underline-offset-4 hover:underline pointer-coarse:min-h-11 pointer-coarse:py-2.5">
      How to format your text
    </summary>
    <ul className="mt-2 flex flex-col gap-1">
      {marks.map(([mark, meaning]) => (
        <li key={mark}>
          <code className="rounded-sm bg-sunken px-1 wrap-anywhere text-ink">{mark}</code> {meaning}
        </li>
      ))}
    </ul>
  </details>
);
