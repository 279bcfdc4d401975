import { type Service, priceLabel } from '@polaris/contracts';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import { messageAt } from '../../../api/client/form-errors.ts';
import { useUpdateService } from '../../../api/sales/services.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { reportFailure } from '../../shared/feedback/report-failure.ts';
import { numberOrZero } from '../../shared/form/number-or-zero.ts';

interface ServiceRowProps {
  service: Service;
  onEdit: () => void;
}

/** A service with its price to type, and a button that hides it from visitors. */
export function ServiceRow({ service, onEdit }: ServiceRowProps) {
  const { name, isActive } = service;
  const hiding = useUpdateService();
  const toggle = () =>
    void hiding
      .mutateAsync({ base: service, changes: { isActive: !isActive } })
      .catch(reportFailure);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2">
      <p className="flex min-w-48 flex-1 flex-wrap items-center gap-x-3">
        <span className={isActive ? 'wrap-anywhere' : 'wrap-anywhere text-muted'}>{name}</span>
        {!isActive && <Badge tone="warn">Hidden</Badge>}
      </p>
      <Price service={service} onEdit={onEdit} />
      <div className="-mr-2 flex">
        <Button mutates variant="ghost" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          mutates
          variant="ghost"
          size="sm"
          className="w-14"
          pending={hiding.isPending}
          aria-label={`${isActive ? 'Hide' : 'Show'} ${name}`}
          onClick={toggle}
        >
          {isActive ? 'Hide' : 'Show'}
        </Button>
      </div>
    </li>
  );
}

/** A price in words, such as "From $1,800", is edited with the rest of the service. */
function Price({ service, onEdit }: ServiceRowProps) {
  if (service.priceDisplay === null) return <PriceField key={service.price} service={service} />;
  return (
    <button
      type="button"
      onClick={onEdit}
      className="w-36 text-left text-muted tabular-nums hover:text-ink"
    >
      {priceLabel(service)}
    </button>
  );
}

/** Saves when the field is left, or on Enter. */
function PriceField({ service }: { service: Service }) {
  const [typed, setTyped] = useState(String(service.price));
  const update = useUpdateService();
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    const price = numberOrZero(typed);
    if (price === service.price || update.isPending) return;
    await update.mutateAsync({ base: service, changes: { price } }).catch(() => undefined);
  };
  const { error } = update;
  return (
    <Form onSubmit={(event) => void save(event)} aria-label={`Price of ${service.name}`}>
      <span className="flex w-36 items-center gap-2">
        <span aria-hidden="true" className="text-muted">
          $
        </span>
        <Input
          inputMode="decimal"
          aria-label={`Price of ${service.name} in dollars`}
          aria-invalid={error ? true : undefined}
          className="text-right tabular-nums"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => void save()}
        />
      </span>
      {error && (
        <span role="alert" className="block max-w-36 text-sm text-danger">
          {messageAt(error, 'price') ?? errorMessage(error)}
        </span>
      )}
    </Form>
  );
}
