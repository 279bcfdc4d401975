import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../primitives/button.tsx';
import { useSiteOrigin } from '../../shared/record/site-origin.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { RestoreDialog } from './restore/restore-dialog.tsx';

/** Downloading and restoring need a browser, as the file can be large. */
export function FileActions({ isEncrypted }: { isEncrypted: boolean }) {
  const origin = useSiteOrigin();
  return (
    <section aria-labelledby="file-actions-title" className="mt-8">
      <h2 id="file-actions-title" className="text-base font-semibold text-ink">
        Download or restore
      </h2>
      {origin === null ? <Actions isEncrypted={isEncrypted} /> : <InBrowser origin={origin} />}
    </section>
  );
}

function Actions({ isEncrypted }: { isEncrypted: boolean }) {
  const [open, setOpen] = useState<'download' | 'restore' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <p className="mt-1 text-sm leading-6 text-muted">
        Keep a copy where the server cannot lose it. To move Polaris, download a backup here and
        restore it there.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button mutates variant="secondary" onClick={() => setOpen('download')}>
          <Download aria-hidden="true" className="size-4" />
          Download a backup
        </Button>
        <Button mutates variant="danger" onClick={() => setOpen('restore')}>
          <Upload aria-hidden="true" className="size-4" />
          Restore from a backup
        </Button>
      </div>
      {open === 'download' && <DownloadDialog isEncrypted={isEncrypted} onClose={close} />}
      {open === 'restore' && <RestoreDialog onClose={close} />}
    </>
  );
}

/** The app only opens https addresses. */
const InBrowser = ({ origin }: { origin: string }) => (
  <>
    <p className="mt-1 text-sm leading-6 wrap-anywhere text-muted">
      Backup files are too large for this app: use your browser, at {origin}/admin/backups
    </p>
    {origin.startsWith('https:') && (
      <ButtonLink
        href={`${origin}/admin/backups`}
        target="_blank"
        variant="secondary"
        className="mt-4"
      >
        Open in the browser
      </ButtonLink>
    )}
  </>
);
