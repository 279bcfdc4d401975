import {
  type EssayFormValues,
  type EssayInput,
  essayFieldLabels,
  essayTopicLabels,
  essayTopics,
} from '@polaris/contracts';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../primitives/fields/checkbox.tsx';
import { FieldMessages, describedBy } from '../../../primitives/fields/field-messages.tsx';

const HINT = 'Readers find essays with the same topics below the text.';

/** The topics. The form stores them as one text, in the order of their list. */
export function TopicsField({
  form,
}: {
  form: UseFormReturn<EssayFormValues, unknown, EssayInput>;
}) {
  const id = useId();
  const selected = useWatch({ control: form.control, name: 'topics' }).split(',');
  const error = form.formState.errors.topics?.message;
  const toggle = (topic: string, isOn: boolean) => {
    const next = essayTopics.filter((one) => (one === topic ? isOn : selected.includes(one)));
    form.setValue('topics', next.join(','), { shouldDirty: true });
    form.clearErrors('topics');
  };
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1.5"
      aria-describedby={describedBy(id, HINT, error)}
    >
      <legend className="mb-1.5 text-sm font-semibold text-ink">{essayFieldLabels.topics}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {essayTopics.map((topic) => (
          <label key={topic} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            <Checkbox
              checked={selected.includes(topic)}
              onChange={({ target }) => toggle(topic, target.checked)}
            />
            {essayTopicLabels[topic]}
          </label>
        ))}
      </div>
      <FieldMessages id={id} hint={HINT} error={error} />
    </fieldset>
  );
}
