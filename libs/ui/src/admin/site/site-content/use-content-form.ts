import type { SiteContentInput, SiteContentPart } from '@polaris/contracts';
import { useState } from 'react';
import { ApiError, errorMessage, hasStatus } from '../../../api/client/api-error.ts';
import { useIsUploadingPicture, useUpdateSiteContent } from '../../../api/site/site-content.ts';
import { reportSuccess } from '../../shared/feedback/report-failure.ts';
import { useUnsaved } from '../../shared/form/unsaved.ts';

type Value = SiteContentInput['value'];

const IN_VALUE = /^value\.?/;

/** Error messages by the path of their field. */
export function problemsOf(error: unknown): ReadonlyMap<string, string> {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return new Map(errors.map(({ path, message }) => [path.replace(IN_VALUE, ''), message]));
}

/** The texts of a part while they are edited. Reading the part again does not change the form's version. */
export function useContentForm(part: SiteContentPart) {
  const [base, setBase] = useState({ value: part.value as Value, version: part.version });
  const [value, setValue] = useState(base.value);
  const update = useUpdateSiteContent(part.name);
  const isDirty = JSON.stringify(value) !== JSON.stringify(base.value);
  // Saving during an upload would omit the picture.
  const isUploading = useIsUploadingPicture();
  useUnsaved(isDirty || isUploading);
  const isConflict = hasStatus(update.error, 409);
  const problems = problemsOf(update.error);
  /** `version` 0 is an unedited part; without a version, the edit of another window is replaced. */
  const save = (version: number | undefined) =>
    update.mutate(
      { value, ...(version !== undefined && { version }) },
      {
        onSuccess: ({ value: saved, version: now }) => {
          setBase({ value: saved as Value, version: now });
          // Keeps what was typed during the save.
          setValue((typed) => (typed === value ? (saved as Value) : typed));
          reportSuccess(`${part.title} is saved. Visitors see it now.`);
        },
      },
    );
  return {
    value,
    setValue,
    isDirty,
    isSaving: update.isPending,
    isUploading,
    isConflict,
    problems,
    /** The error about the form as a whole. */
    failure: update.error && problems.size === 0 && !isConflict ? errorMessage(update.error) : '',
    save: () => save(base.version),
    overwrite: () => save(undefined),
    undo: () => {
      update.reset();
      setValue(base.value);
    },
  };
}

export type ContentForm = ReturnType<typeof useContentForm>;
