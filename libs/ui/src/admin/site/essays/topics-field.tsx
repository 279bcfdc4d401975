import {
  type EssayFormValues,
  type EssayInput,
  essayFieldLabels,
  essayTopicLabels,
} from '@polaris/contracts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';

const HINT = 'Separated by commas. Readers find essays with the same topics below the text.';

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((topic) => topic.trim())
    .filter(Boolean);

interface TopicsFieldProps {
  form: UseFormReturn<EssayFormValues, unknown, EssayInput>;
}

/** The topics, typed or picked from those of the series. */
export function TopicsField({ form }: TopicsFieldProps) {
  const names = namesIn(useWatch({ control: form.control, name: 'topics' }));
  const chosen = new Set(names.map((name) => name.toLowerCase()));
  const suggested = Object.values(essayTopicLabels).filter(
    (label) => !chosen.has(label.toLowerCase()),
  );
  const add = (label: string) => {
    form.setValue('topics', [...names, label].join(', '), { shouldDirty: true });
    form.clearErrors('topics');
  };
  return (
    <div>
      <Field
        label={essayFieldLabels.topics}
        hint={HINT}
        error={form.formState.errors.topics?.message}
      >
        <Input {...form.register('topics')} autoComplete="off" />
      </Field>
      {suggested.length > 0 && (
        <div role="group" aria-label="Suggested topics" className="mt-2 flex flex-wrap gap-2">
          {suggested.map((label) => (
            <Button key={label} variant="secondary" size="sm" onClick={() => add(label)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
