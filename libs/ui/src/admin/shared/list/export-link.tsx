import { type ExportKind, exportRecords } from '@polaris/contracts';
import { Download } from 'lucide-react';
import { checkedDownload } from '../../../api/account/checked-download.ts';
import { pathOf } from '../../../api/client/path-of.ts';
import { ButtonLink } from '../../../primitives/button.tsx';
import { reportFailure } from '../feedback/report-failure.ts';

/** Downloads all records of a kind as CSV. */
export function ExportLink({ kind }: { kind: ExportKind }) {
  return (
    <ButtonLink
      href={pathOf(exportRecords, { params: { kind } })}
      download
      variant="secondary"
      onClick={(event) => void checkedDownload(event, reportFailure)}
    >
      <Download aria-hidden="true" className="size-4" />
      Export CSV
    </ButtonLink>
  );
}
