import type { Company } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { Input } from '../../../../primitives/fields/input.tsx';
import { Textarea } from '../../../../primitives/fields/textarea.tsx';
import { FactButton } from '../facts/fact-button.tsx';
import { InPlaceForm } from '../facts/in-place-form.tsx';
import { useEditedInPlace } from '../facts/use-edited-in-place.ts';
import { type CompanyFieldName, companyLabels, useCompanyForm } from './use-company-form.ts';

interface CompanyFactProps {
  company: Company;
  field: CompanyFieldName;
  /** Shown next to the value, such as a link. */
  children?: ReactNode;
}

/** A property of the company, edited in place by a click. */
export function CompanyFact({ company, field, children }: CompanyFactProps) {
  const { editing, target, edit, close } = useEditedInPlace();
  const label = companyLabels[field];
  return (
    <div className="min-w-0">
      <dt className="text-xs leading-5 text-muted">{label}</dt>
      <dd className="text-sm leading-6">
        {editing ? (
          <CompanyFactForm company={company} field={field} onClose={close} />
        ) : (
          <FactButton
            ref={target}
            label={label}
            value={company[field] && <span className="whitespace-pre-wrap">{company[field]}</span>}
            onEdit={edit}
          />
        )}
        {children}
      </dd>
    </div>
  );
}

interface CompanyFactFormProps extends Pick<CompanyFactProps, 'company' | 'field'> {
  onClose: () => void;
}

export function CompanyFactForm({ company, field, onClose }: CompanyFactFormProps) {
  const { form, saving } = useCompanyForm(company, onClose);
  const input = form.register(field);
  return (
    <InPlaceForm
      label={companyLabels[field]}
      saving={saving}
      error={form.formState.errors[field]?.message}
      onClose={onClose}
    >
      {field === 'note' ? (
        <Textarea {...input} rows={4} />
      ) : (
        <Input {...input} type={field === 'website' ? 'url' : 'text'} autoComplete="off" />
      )}
    </InPlaceForm>
  );
}
