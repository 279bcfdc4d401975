import type { OfferContentInput, OfferFormValues, OfferTemplate } from '@polaris/contracts';
import { useState } from 'react';
import {
  useOfferPages,
  useOfferTemplates,
  useReadOffer,
  useRemoveOfferTemplate,
} from '../../../api/sales/offers.ts';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { toast } from '../../../primitives/toast/toast.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { isoDay, longDate } from '../../shared/record/format.ts';
import { type OwnContent, copiedContent } from './offer-values.ts';
import type { OfferForm } from './use-offer-form.ts';

interface StartFromProps {
  customerId: number;
  form: OfferForm;
  own: OwnContent;
  /** With the earlier offer that it starts from, if it does not start from a template. */
  onStart: (earlier?: number) => void;
}

/** Fills in the form from a template or an earlier offer to this customer; nothing without either. */
export function StartFrom({ customerId, form, own, onStart }: StartFromProps) {
  const templates = useOfferTemplates().data ?? [];
  const earlier = useOfferPages({ customerId: String(customerId) }).data?.items ?? [];
  const read = useReadOffer();
  const [isManaging, setManaging] = useState(false);
  const fill = (name: string, content: OfferContentInput, rest: Partial<OfferFormValues> = {}) => {
    const before = form.getValues();
    const put = (values: OfferFormValues) => form.reset(values, { keepDefaultValues: true });
    put({
      ...before,
      ...rest,
      content: copiedContent(content, { ...own, buyer: before.content.buyer }, isoDay()),
    });
    toast({
      title: 'Success',
      description: `Started from ${name}`,
      action: {
        label: 'Undo',
        altText: 'Pick another template, or change the fields',
        onClick: () => put(before),
      },
    });
  };
  const start = async (choice: string) => {
    const [kind, id] = choice.split(' ');
    if (kind === 'template') {
      const template = templates.find((one) => one.id === Number(id));
      if (template) fill(template.name, template.content);
      return onStart();
    }
    const { title, content, serviceId, invoiceOnAccept } = await read(Number(id));
    fill(title, content, { serviceId, invoiceOnAccept });
    onStart(Number(id));
  };
  if (templates.length === 0 && earlier.length === 0) return null;
  return (
    <>
      <Field
        label="Start from"
        aside={
          templates.length > 0 && (
            <button
              type="button"
              className="cursor-pointer underline underline-offset-4 hover:text-ink"
              onClick={() => setManaging(true)}
            >
              Manage templates
            </button>
          )
        }
      >
        <Select value="" onChange={({ target }) => void start(target.value).catch(reportFailure)}>
          <option value="">Nothing: an empty offer</option>
          {templates.length > 0 && (
            <optgroup label="Templates">
              {templates.map(({ id, name }) => (
                <option key={id} value={`template ${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          {earlier.length > 0 && (
            <optgroup label="Earlier offers to this customer">
              {earlier.map(({ id, title, createdAt }) => (
                <option key={id} value={`offer ${id}`}>
                  {title} ({longDate(createdAt)})
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      </Field>
      {isManaging && <TemplatesDialog templates={templates} onClose={() => setManaging(false)} />}
    </>
  );
}

interface TemplatesDialogProps {
  templates: readonly OfferTemplate[];
  onClose: () => void;
}

function TemplatesDialog({ templates, onClose }: TemplatesDialogProps) {
  const removal = useRemoveOfferTemplate();
  const remove = ({ id }: OfferTemplate) =>
    removal.mutateAsync(id).then(() => reportSuccess('Template deleted'), reportFailure);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Templates"
      description="Offers that were made from a template do not change."
      className="max-w-lg"
    >
      <ul aria-label="Templates" className="border-t border-line">
        {templates.map((template) => (
          <li
            key={template.id}
            className="flex items-center justify-between gap-4 border-b border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere">{template.name}</span>
            <Button
              variant="secondary"
              size="sm"
              pending={removal.isPending && removal.variables === template.id}
              aria-label={`Delete ${template.name}`}
              onClick={() => void remove(template)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
