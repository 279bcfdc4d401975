import type { Essay } from '@polaris/contracts';
import type { SyntheticEvent } from 'react';
import { Form } from '../../../primitives/form/form.tsx';
import { NotSaved } from '../../shared/form/not-saved.tsx';
import { EssayActions } from './essay-actions.tsx';
import { EssayFields } from './essay-fields.tsx';
import { EssayHeader } from './essay-header.tsx';
import { EssayPreview } from './essay-preview.tsx';
import { useEssayForm } from './use-essay-form.ts';

/** An essay with its live preview beside it, below it on a narrow screen. */
export function EssayEditor({ essay }: { essay: Essay | undefined }) {
  const editing = useEssayForm(essay);
  const { form, saving, saveAs } = editing;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Resolving a conflict repeats the attempted action, such as publishing.
    const { status } = form.getValues();
    void saveAs(saving.conflict ? status : (essay?.status ?? 'draft'));
  };
  return (
    <>
      <EssayHeader essay={essay} />
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
        <Form
          isPageForm={essay !== undefined}
          aria-label="Essay"
          onSubmit={submit}
          className="flex min-w-0 flex-col gap-5"
        >
          <NotSaved saving={saving} />
          <EssayFields form={form} essay={essay} />
          <EssayActions essay={essay} editing={editing} />
        </Form>
        <EssayPreview form={form} />
      </div>
    </>
  );
}
