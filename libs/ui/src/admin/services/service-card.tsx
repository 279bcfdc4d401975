import { type Service, priceLabel, serviceCategoryLabels } from '@polaris/contracts';
import clsx from 'clsx';
import { Pencil } from 'lucide-react';
import { Badge } from '../../primitives/badge.tsx';
import { Button } from '../../primitives/button.tsx';

interface ServiceCardProps {
  service: Service;
  onEdit: () => void;
}

/** A service of the landing page is marked green and shows its sort order. */
export function ServiceCard({ service, onEdit }: ServiceCardProps) {
  const { name, description, category, isActive, showOnLanding } = service;
  return (
    <li
      className={clsx(
        'flex flex-col gap-3 border p-5',
        showOnLanding ? 'border-success bg-success-soft/40' : 'border-line bg-raised',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base leading-6 font-semibold wrap-anywhere">{name}</h3>
        <span className="max-w-1/2 shrink-0 text-right font-display text-xl leading-6 wrap-anywhere">
          {priceLabel(service)}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {showOnLanding && <Badge tone="success">#{service.sortOrder}</Badge>}
        {showOnLanding && <Badge tone="success">Landing Page</Badge>}
        {!isActive && <Badge tone="warn">Inactive</Badge>}
        <Badge>{serviceCategoryLabels[category]}</Badge>
      </div>
      <p className="line-clamp-4 text-sm leading-6 wrap-anywhere text-muted">{description}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-auto self-start"
        aria-label={`Edit ${name}`}
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" className="size-3.5" />
        Edit
      </Button>
    </li>
  );
}
