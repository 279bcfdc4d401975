import type { SiteContentPart } from '@polaris/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useResetSiteContent } from '../../../api/site/site-content.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { useIsWide } from '../../../primitives/use-is-wide.ts';
import { ContentPreview } from './content-preview.tsx';
import { ContentVersions } from './content-versions.tsx';
import type { FormSchema } from './form-schema.ts';
import { PartSections } from './part-sections.tsx';
import { type ContentForm, useContentForm } from './use-content-form.ts';

interface PartFormProps {
  part: SiteContentPart;
  /** Reads the part again after another window has saved it. */
  onReload: () => void;
}

/** The form of one part, with a preview of its page. */
export function PartForm({ part, onReload }: PartFormProps) {
  const form = useContentForm(part);
  const isWide = useIsWide('full');
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isUploading) form.save();
  };
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(24rem,5fr)_7fr]">
      <Form isPageForm aria-label={part.title} onSubmit={submit} className="flex min-w-0 flex-col">
        <p className="mb-4 text-sm leading-6 text-muted">{part.about}</p>
        <Outdated part={part} />
        <NotStored form={form} onReload={onReload} />
        <Fields part={part} form={form} />
        <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap gap-3 border-t border-line bg-surface px-1 py-3 max-md:bottom-14">
          <Button type="submit" pending={form.isSaving || form.isUploading}>
            {form.isSaving ? 'Saving...' : form.isUploading ? 'Uploading...' : 'Save'}
          </Button>
          {form.isDirty && (
            <Button variant="secondary" onClick={form.undo} disabled={form.isSaving}>
              Undo changes
            </Button>
          )}
          {!isWide && (
            <Button variant="ghost" onClick={() => setPreviewOpen(!isPreviewOpen)}>
              {isPreviewOpen ? 'Hide preview' : 'Preview'}
            </Button>
          )}
          {!form.isDirty && <ResetButton part={part} onReset={onReload} />}
        </div>
        <ContentVersions part={part} onUse={form.setValue} />
      </Form>
      {(isWide || isPreviewOpen) && (
        <ContentPreview part={part} value={form.value} isWide={isWide} />
      )}
    </div>
  );
}

function Fields({ part, form }: { part: SiteContentPart; form: ContentForm }) {
  const box = useRef<HTMLDivElement>(null);
  const { problems, value, setValue } = form;
  useEffect(() => {
    if (problems.size > 0) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    // Only after a failed save; typing does not move the focus.
  }, [problems.size]);
  const schema = part.form as FormSchema;
  const shared = { path: '', value, problems, onChange: setValue as (changed: unknown) => void };
  return (
    <div ref={box} className="flex flex-col gap-5 pb-6">
      <PartSections {...shared} schema={schema} />
    </div>
  );
}

/** Lists saved changes that no longer fit after an update. */
function Outdated({ part: { outdated } }: { part: SiteContentPart }) {
  if (outdated.length === 0) return null;
  return (
    <Alert tone="warn" className="mb-4">
      <p>
        This version of Polaris has no place for some of your earlier texts, so visitors see the
        texts that come with it: {outdated.map(({ path }) => path).join(', ')}. Change them here and
        save.
      </p>
    </Alert>
  );
}

function NotStored({ form, onReload }: { form: ContentForm; onReload: () => void }) {
  const { isConflict, failure, problems, overwrite, undo } = form;
  if (isConflict)
    return (
      <Alert tone="warn" className="mb-4">
        <p>Another window has saved this part in the meantime. Nothing of yours is stored yet.</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="sm" onClick={overwrite}>
            Save mine
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              undo();
              onReload();
            }}
          >
            Take theirs
          </Button>
        </div>
      </Alert>
    );
  const text = failure || problems.get('');
  if (text) return <Alert className="mb-4">{text}</Alert>;
  if (problems.size === 0) return null;
  return (
    <Alert className="mb-4">
      {problems.size === 1 ? 'One field needs' : `${problems.size} fields need`} a change before
      this is saved.
    </Alert>
  );
}

function ResetButton({ part, onReset }: { part: SiteContentPart; onReset: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const reset = useResetSiteContent(part.name, () => {
    reportSuccess(`${part.title} is as it came with Polaris.`);
    onReset();
  });
  const isDefault = JSON.stringify(part.value) === JSON.stringify(part.defaults);
  if (isDefault) return null;
  const confirm = () =>
    reset.mutate(undefined, { onSuccess: () => setAsking(false), onError: reportFailure });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)} mutates>
        Reset to default
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Reset ${part.title}?`}
        text="Visitors see the texts that come with Polaris again. Your texts stay under earlier versions."
        confirmLabel="Reset"
        pending={reset.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
