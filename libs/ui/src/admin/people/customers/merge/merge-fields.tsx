import type { MergeChoice, MergeField, MergePreview } from '@polaris/contracts';
import { MergeFieldChoice, shownValue } from './merge-field-choice.tsx';
import type { Choices } from './use-merge.ts';

interface MergeFieldsProps {
  preview: MergePreview;
  choices: Choices;
  onChoose: (key: string, choice: MergeChoice) => void;
}

const differ = ({ kept, merged }: MergeField): boolean =>
  kept !== null && merged !== null && kept !== merged;

/** The fields that differ, each with a choice. Below them: values that are the same in both, or in one only. */
export function MergeFields({ preview, choices, onChoose }: MergeFieldsProps) {
  const { fields, kept, merged } = preview;
  const others = fields.filter((field) => !differ(field));
  const sides = {
    kept: `record ${kept.id}`,
    merged: `record ${merged.id}`,
    both: 'both records',
  };
  return (
    <>
      {fields.filter(differ).map((field) => (
        <MergeFieldChoice
          key={field.key}
          field={field}
          sides={sides}
          choice={choices[field.key] ?? field.choice}
          onChoose={(choice) => onChoose(field.key, choice)}
        />
      ))}
      {others.length > 0 && (
        <section aria-label="Nothing to choose" className="text-sm leading-6">
          <h3 className="mb-1 font-semibold">The same in both, or only in one</h3>
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
            {others.map((field) => (
              <div key={field.key} className="contents">
                <dt className="text-muted">{field.label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">
                  {shownValue(field, field.kept ?? field.merged)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
