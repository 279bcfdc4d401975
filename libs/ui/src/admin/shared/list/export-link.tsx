import { type Endpoint, type ExportKind, exportRecords } from '@polaris/contracts';
import { Download } from 'lucide-react';
import { useDownload } from '../../../api/client/use-download.ts';
import { ButtonLink } from '../../../primitives/button.tsx';
import { Spinner } from '../../../primitives/spinner.tsx';
import { reportFailure } from '../feedback/report-failure.ts';

interface ExportLinkProps {
  kind: ExportKind;
  /** Small, without a border, beside other tools. */
  isQuiet?: boolean;
}

/** Downloads all records of a kind as CSV. */
export const ExportLink = ({ kind, isQuiet = false }: ExportLinkProps) => (
  <FileLink endpoint={exportRecords} address={{ params: { kind } }} isQuiet={isQuiet} />
);

interface FileLinkProps {
  endpoint: Endpoint;
  address: { params?: object; query?: object };
  label?: string;
  isQuiet?: boolean;
}

/** Downloads what a call exports. */
export function FileLink({
  endpoint,
  address,
  label = 'Export CSV',
  isQuiet = false,
}: FileLinkProps) {
  const { isPending, link } = useDownload(endpoint, address, reportFailure);
  const icon = isPending ? <Spinner /> : <Download aria-hidden="true" className="size-4" />;
  return (
    <ButtonLink {...link} variant={isQuiet ? 'ghost' : 'secondary'} size={isQuiet ? 'sm' : 'md'}>
      {icon}
      {label}
    </ButtonLink>
  );
}
