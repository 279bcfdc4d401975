import { Paperclip, X } from 'lucide-react';
import type { ChangeEvent, ComponentProps, Key } from 'react';
import { IconButton } from '../button.tsx';
import { buttonStyle } from '../button-style.ts';
import { UploadRow } from './upload-row.tsx';

interface AttachFilesProps {
  files: { key: string; name: string; size: string; onRemove: () => void }[];
  /** Current uploads, and failed ones. */
  uploads: (ComponentProps<typeof UploadRow> & { key: Key })[];
  onAttach: (files: File[]) => void;
}

/** The hidden field has the focus, so its label shows the ring. */
const FOCUS =
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus';

/** Attaches files to a message, and lists them. */
export function AttachFiles({ files, uploads, onAttach }: AttachFilesProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAttach([...(target.files ?? [])]);
    // The browser would not report the same file chosen again.
    target.value = '';
  };
  return (
    <div className="w-full max-w-prose">
      <ul aria-label="Attached files" className="empty:hidden">
        {files.map(({ key, name, size, onRemove }) => (
          <li key={key} className="flex items-center gap-3 border-b border-line py-1">
            <span className="min-w-0 flex-1 text-sm leading-6 wrap-anywhere">
              {name} <span className="text-muted tabular-nums">{size}</span>
            </span>
            <IconButton label={`Remove ${name}`} onClick={onRemove}>
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
        {uploads.map(({ key, ...row }) => (
          <UploadRow key={key} {...row} />
        ))}
      </ul>
      <label className="mt-2 inline-flex">
        <input type="file" multiple onChange={choose} className="peer sr-only" />
        <span className={buttonStyle({ variant: 'secondary', size: 'sm', className: FOCUS })}>
          <Paperclip aria-hidden="true" className="size-4" />
          Attach files
        </span>
      </label>
    </div>
  );
}
