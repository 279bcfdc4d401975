import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Essay,
  type EssayFormValues,
  type EssayInput,
  type EssayStatus,
  essayFieldLabels,
  essayFormSchema,
  essayStatusLabels,
  listEssays,
  topicsText,
} from '@polaris/contracts';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useCreateEssay, useUpdateEssay } from '../../../api/site/essays.ts';
import { useSaving } from '../../shared/form/use-saving.ts';
import { isoDay } from '../../shared/record/format.ts';
import { essayPath } from '../../shared/record/record-paths.ts';

export type EssayForm = ReturnType<typeof useEssayForm>;

const { title, slug, description, topics, date, body, status } = essayFieldLabels;
/** In the order of the form. */
const labels = { title, slug, description, topics, date, body, status };

const formats = { status: essayStatusLabels };

const valuesOf = (essay: Essay): EssayFormValues => ({
  title: essay.title,
  slug: essay.slug,
  description: essay.description,
  topics: topicsText(essay.topics),
  date: essay.date,
  body: essay.body,
  status: essay.status,
});

const newValues = (): EssayFormValues => ({
  title: '',
  slug: '',
  description: '',
  topics: '',
  date: isoDay(),
  body: '',
  status: 'draft',
});

/** The form of one essay. Publishing and withdrawing save its other changes, too. */
export function useEssayForm(essay: Essay | undefined) {
  const create = useCreateEssay();
  const update = useUpdateEssay();
  const navigate = useNavigate();
  const createdId = useRef(0);
  const done = useRef('');
  const [first] = useState(() => (essay ? valuesOf(essay) : newValues()));
  const form = useForm<EssayFormValues, unknown, EssayInput>({
    resolver: standardSchemaResolver(essayFormSchema),
    defaultValues: first,
  });
  const saving = useSaving<EssayFormValues, EssayInput, Essay>({
    form,
    labels,
    formats,
    path: listEssays.path,
    record: essay,
    valuesOf,
    create: async (values) => {
      createdId.current = (await create.mutateAsync(values)).id;
      form.reset(form.getValues());
    },
    update: ({ base: { id, version }, changes }) => update.mutateAsync({ id, version, ...changes }),
    done: {
      get title() {
        return done.current;
      },
    },
    onSaved: () => {
      if (!essay) void navigate(essayPath(createdId.current), { replace: true });
    },
  });
  /** Saves the essay as a draft, or as published. */
  const saveAs = (next: EssayStatus) => {
    done.current = doneText(essay?.status ?? 'draft', next);
    form.setValue('status', next, { shouldDirty: true });
    return saving.save();
  };
  return { form, saving, saveAs };
}

function doneText(from: EssayStatus, to: EssayStatus): string {
  if (from === to) return to === 'draft' ? 'Draft saved' : 'Essay updated';
  return to === 'published' ? 'Essay published' : 'Essay withdrawn';
}
