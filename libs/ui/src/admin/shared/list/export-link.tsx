import { type ExportKind, exportRecords } from '@polaris/contracts';
import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { checkedDownload } from '../../../api/account/checked-download.ts';
import { pathOf } from '../../../api/client/path-of.ts';
import { ButtonLink, IconLink } from '../../../primitives/button.tsx';
import { reportFailure } from '../feedback/report-failure.ts';

interface ExportLinkProps {
  kind: ExportKind;
  /** Shows its icon alone. */
  isIcon?: boolean;
}

/** Downloads all records of a kind as CSV. */
export function ExportLink({ kind, isIcon = false }: ExportLinkProps) {
  const link: ComponentProps<'a'> = {
    href: pathOf(exportRecords, { params: { kind } }),
    download: true,
    onClick: (event) => void checkedDownload(event, reportFailure),
  };
  const icon = <Download aria-hidden="true" className="size-4" />;
  if (isIcon)
    return (
      <IconLink {...link} label="Export CSV">
        {icon}
      </IconLink>
    );
  return (
    <ButtonLink {...link} variant="secondary">
      {icon}
      Export CSV
    </ButtonLink>
  );
}
