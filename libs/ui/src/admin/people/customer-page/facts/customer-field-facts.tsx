import type { CustomerField } from '@polaris/contracts';
import { useState } from 'react';
import { errorMessage, hasStatus } from '../../../../api/client/api-error.ts';
import { useCustomerFields } from '../../../../api/people/customers/customer-fields.ts';
import { Button } from '../../../../primitives/button.tsx';
import { useDeferredFocus } from '../../../shared/form/use-deferred-focus.ts';
import { FactButton } from './fact-button.tsx';
import { FactRow } from './fact.tsx';
import { FieldValueForm } from '../../customers/fields/field-value-form.tsx';
import { fieldText } from '../../customers/fields/field-text.ts';

/** A customer's custom fields, each edited in place. */
export function CustomerFieldFacts({ customerId }: { customerId: number }) {
  const fields = useCustomerFields(customerId);
  // Ignores a deleted customer, and an older server without custom fields.
  if (fields.isError && !fields.data && !hasStatus(fields.error, 404))
    return (
      <p role="alert" className="text-sm text-danger">
        The fields could not be loaded. {errorMessage(fields.error)}{' '}
        <Button variant="ghost" size="sm" onClick={() => void fields.refetch()}>
          Try again
        </Button>
      </p>
    );
  if (!fields.data || fields.data.length === 0) return null;
  return (
    <dl aria-label="Fields" className="mt-1 grid gap-y-1">
      {fields.data.map((field) => (
        <FieldFact key={field.id} customerId={customerId} field={field} />
      ))}
    </dl>
  );
}

interface FieldFactProps {
  customerId: number;
  field: CustomerField;
}

function FieldFact({ customerId, field }: FieldFactProps) {
  const [editing, setEditing] = useState(false);
  const { target, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  const shown = fieldText(field, field.value) || null;
  const close = () => {
    setEditing(false);
    focusTarget();
  };
  return (
    <FactRow label={field.name}>
      {editing ? (
        <FieldValueForm customerId={customerId} field={field} onClose={close} />
      ) : (
        <FactButton
          ref={target}
          label={field.name}
          value={shown && <span className="line-clamp-4">{shown}</span>}
          onEdit={() => setEditing(true)}
        />
      )}
    </FactRow>
  );
}
