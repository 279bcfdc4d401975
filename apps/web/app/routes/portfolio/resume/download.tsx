import { withData } from '@polaris/contracts/browser-names';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { Download } from 'lucide-react';
import { resumeTexts } from '../../../../content/resume.ts';
import type { ResumeFile } from '../../../resume-file.ts';

const { label, note, short } = resumeTexts.download;

/** Next to the intro. */
export function DownloadLink({ file }: { file: ResumeFile }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
      <ButtonLink {...file} size="lg">
        <Download aria-hidden="true" className="size-[1.125rem]" />
        {label}
      </ButtonLink>
      <p className="text-sm text-muted">{note}</p>
    </div>
  );
}

/** Stays in view while scrolling. */
export function FloatingDownload({ file }: { file: ResumeFile }) {
  return (
    <ButtonLink
      {...file}
      aria-label={label}
      {...withData('tooltip', label)}
      className="fixed right-4 bottom-4 z-30 min-h-12 shadow-[0_0_0_3px_var(--surface)] sm:right-6 sm:bottom-6 print:hidden"
    >
      <Download aria-hidden="true" className="size-[1.125rem]" />
      <span className="hidden sm:inline">{short}</span>
    </ButtonLink>
  );
}
