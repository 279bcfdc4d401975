import {
  type Asset,
  assetTypeLabels,
  assetUsageLabels,
  isLinkUrl,
  isOwnPath,
} from '@polaris/contracts';
import clsx from 'clsx';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { CopyLinkIcon } from '../../shared/record/copy-link.tsx';
import { useSiteOrigin } from '../../shared/record/site-origin.ts';

interface AssetCardProps {
  asset: Asset;
  onEdit: () => void;
  onRemove: () => void;
}

/** An inactive asset is dimmed, but still readable. */
export function AssetCard({ asset, onEdit, onRemove }: AssetCardProps) {
  const { name, description, type, usage, isActive } = asset;
  return (
    <li
      className={clsx(
        'flex flex-col gap-3 border p-5',
        isActive
          ? 'border-line bg-raised text-ink'
          : 'border-dashed border-line bg-sunken text-muted',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base leading-6 font-semibold wrap-anywhere">{name}</h3>
        {!isActive && <Badge tone="warn">Inactive</Badge>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge tone="info">{assetTypeLabels[type]}</Badge>
        <Badge>{assetUsageLabels[usage]}</Badge>
      </div>
      {description && (
        <p className="line-clamp-3 text-sm leading-6 wrap-anywhere text-muted">{description}</p>
      )}
      <AssetAddress url={asset.url} />
      <div className="mt-auto flex gap-2">
        <Button mutates variant="secondary" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-3.5" />
          Edit
        </Button>
        <Button mutates variant="ghost" size="sm" aria-label={`Delete ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-3.5" />
          Delete
        </Button>
        <CopyLinkIcon kind="assets" id={asset.id} name={name} />
      </div>
    </li>
  );
}

/** Links only safe addresses, as stored values are not trusted. A path belongs to the site. */
function AssetAddress({ url }: { url: string }) {
  const site = useSiteOrigin() ?? '';
  if (!isLinkUrl(url)) return <p className="text-sm wrap-anywhere text-muted">{url}</p>;
  return (
    <a
      href={isOwnPath(url) ? site + url : url}
      target="_blank"
      rel="noopener noreferrer"
      className={clsx(
        'inline-flex min-h-6 min-w-0 items-center gap-1.5 self-start text-sm text-accent underline underline-offset-4 hover:text-accent-strong',
        focusRing,
      )}
    >
      <span className="line-clamp-1 wrap-anywhere">{url}</span>
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
