import { withData } from '@polaris/contracts/browser-names';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { Download } from 'lucide-react';
import { resume } from '../../../../content/resume.ts';

const { file, fileName } = resume;
const { label, note, short } = resume.download;

/** Next to the intro. */
export function DownloadLink() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
      <ButtonLink href={file} download={fileName} size="lg">
        <Download aria-hidden="true" className="size-[1.125rem]" />
        {label}
      </ButtonLink>
      <p className="text-sm text-muted">{note}</p>
    </div>
  );
}

/** Stays in view while scrolling. */
export function FloatingDownload() {
  return (
    <ButtonLink
      href={file}
      download={fileName}
      aria-label={label}
      {...withData('tooltip', label)}
      className="fixed right-4 bottom-4 z-30 min-h-12 shadow-[0_0_0_3px_var(--surface)] sm:right-6 sm:bottom-6 print:hidden"
    >
      <Download aria-hidden="true" className="size-[1.125rem]" />
      <span className="hidden sm:inline">{short}</span>
    </ButtonLink>
  );
}
