import { type Endpoint, type ExportKind, exportRecords } from '@polaris/contracts';
import { Download } from 'lucide-react';
import { useDownload } from '../../../api/client/use-download.ts';
import { ButtonLink, IconLink } from '../../../primitives/button.tsx';
import { Spinner } from '../../../primitives/spinner.tsx';
import { reportFailure } from '../feedback/report-failure.ts';

interface ExportLinkProps {
  kind: ExportKind;
  /** Shows only its icon. */
  isIcon?: boolean;
}

/** Downloads all records of a kind as CSV. */
export const ExportLink = ({ kind, isIcon = false }: ExportLinkProps) => (
  <FileLink endpoint={exportRecords} address={{ params: { kind } }} isIcon={isIcon} />
);

interface FileLinkProps {
  endpoint: Endpoint;
  address: { params?: object; query?: object };
  label?: string;
  isIcon?: boolean;
}

/** Downloads what a call exports. */
export function FileLink({
  endpoint,
  address,
  label = 'Export CSV',
  isIcon = false,
}: FileLinkProps) {
  const { isPending, link } = useDownload(endpoint, address, reportFailure);
  const icon = isPending ? <Spinner /> : <Download aria-hidden="true" className="size-4" />;
  if (isIcon)
    return (
      <IconLink {...link} label={label}>
        {icon}
      </IconLink>
    );
  return (
    <ButtonLink {...link} variant="secondary">
      {icon}
      {label}
    </ButtonLink>
  );
}
