import type { OfferFormValues, TaxMode } from '@polaris/contracts';
import clsx from 'clsx';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useDeferredValue,
  useState,
} from 'react';
import { useWatch } from 'react-hook-form';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { isoDay } from '../../shared/record/format.ts';
import { useIsWide } from '../../../primitives/use-is-wide.ts';
import { OfferBuyerFields } from './offer-buyer-fields.tsx';
import { OfferLineFields } from './offer-line-fields.tsx';
import { OfferPaymentFields } from './offer-payment-fields.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { OfferEndFields, OfferTextFields } from './offer-text-fields.tsx';
import { shownContent } from './offer-values.ts';
import type { OfferEditing } from './use-offer-form.ts';

interface OfferEditorProps {
  label: string;
  editing: OfferEditing;
  taxMode: TaxMode;
  /** A page always shows the form of a stored offer; a new one takes the focus. */
  isPageForm: boolean;
  onSave: (event?: SyntheticEvent) => void;
  /** Above the fields. */
  before?: ReactNode;
  /** Saving, sending and deleting. */
  actions: ReactNode;
}

/** An offer with its live preview beside it; on a narrow screen one of both is shown. */
export function OfferEditor(props: OfferEditorProps) {
  const { label, editing, taxMode, isPageForm, onSave, before, actions } = props;
  const { form } = editing;
  const [today] = useState(() => isoDay());
  const [view, setView] = useState<View>('edit');
  const isWide = useIsWide('full');
  // Typing does not wait for the preview.
  const values = useDeferredValue(useWatch({ control: form.control })) as OfferFormValues;
  const content = shownContent(values.content);
  const failure = form.formState.errors.root?.['server']?.message;
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || event.ctrlKey === event.metaKey || event.altKey) return;
    event.preventDefault();
    onSave();
  };
  return (
    <div onKeyDown={saveByKey}>
      {!isWide && <ViewSwitch view={view} onChange={setView} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-2">
        <Form
          isPageForm={isPageForm}
          aria-label={label}
          onSubmit={onSave}
          className={clsx(
            'flex min-w-0 flex-col gap-10',
            // A field with the focus is not behind the bar of actions.
            '[&_:is(input,select,textarea,button)]:scroll-mb-24',
            !isWide && view !== 'edit' && 'hidden',
          )}
        >
          {failure && <Alert>{failure}</Alert>}
          {before}
          <OfferTextFields form={form} />
          <OfferBuyerFields form={form} />
          <OfferLineFields form={form} taxMode={taxMode} />
          <OfferPaymentFields form={form} content={content} today={today} />
          <OfferEndFields form={form} today={today} />
          <div className="z-10 flex flex-wrap gap-3 border-t border-line bg-surface py-4 md:sticky md:bottom-0">
            {actions}
          </div>
        </Form>
        {(isWide || view === 'preview') && (
          <OfferPreview content={content} expiresOn={values.expiresOn || today} today={today} />
        )}
      </div>
    </div>
  );
}

type View = 'edit' | 'preview';
const views = { edit: 'Edit', preview: 'Preview' } as const;

const ViewSwitch = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => (
  <div role="group" aria-label="Show" className="mb-6 grid grid-cols-2 gap-2">
    {(Object.keys(views) as View[]).map((one) => (
      <Button
        key={one}
        variant={one === view ? 'primary' : 'secondary'}
        aria-pressed={one === view}
        onClick={() => onChange(one)}
      >
        {views[one]}
      </Button>
    ))}
  </div>
);
