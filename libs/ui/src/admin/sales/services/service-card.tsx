import { type Service, priceLabel, serviceCategoryLabels } from '@polaris/contracts';
import clsx from 'clsx';
import { Copy, Pencil } from 'lucide-react';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { CopyLinkIcon } from '../../shared/record/copy-link.tsx';
import { MoveHandle } from '../../shared/list/move-handle.tsx';
import { ServiceIcon } from './service-icon.tsx';

interface AdminServiceCardProps {
  service: Service;
  /** Zero-based. */
  position: number;
  isMoving: boolean;
  onMove: (position: number) => void;
  onSave: () => void;
  onCancel: () => void;
  onEdit: () => void;
  onDuplicate: () => void;
}

/** A service of the landing page is marked green and shows its sort order. */
export function AdminServiceCard({
  service,
  onEdit,
  onDuplicate,
  ...moving
}: AdminServiceCardProps) {
  const { name, description, category, isActive, showOnLanding } = service;
  return (
    <li
      data-record={service.id}
      data-place={moving.position}
      className={clsx(
        'flex flex-col gap-3 border p-5',
        showOnLanding ? 'border-success bg-success-soft/40' : 'border-line bg-raised',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 items-start gap-2">
          <MoveHandle id={service.id} name={name} {...moving} />
          <span className="pt-0.5 text-accent">
            <ServiceIcon name={service.iconName} />
          </span>
          <h3 className="min-w-0 text-base leading-6 font-semibold wrap-anywhere">{name}</h3>
        </div>
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
      <div className="mt-auto flex flex-wrap gap-2">
        <Button mutates variant="secondary" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-3.5" />
          Edit
        </Button>
        <Button
          mutates
          variant="secondary"
          size="sm"
          aria-label={`Duplicate ${name}`}
          onClick={onDuplicate}
        >
          <Copy aria-hidden="true" className="size-3.5" />
          Duplicate
        </Button>
        <CopyLinkIcon kind="services" id={service.id} name={name} />
      </div>
    </li>
  );
}
