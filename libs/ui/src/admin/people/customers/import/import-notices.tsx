import type { ImportNotice } from '@polaris/contracts';
import { fieldLabel } from './import-preview.tsx';

/** Notes about what is skipped in the file, or read in an unexpected way. */
export function ImportNotices({ notices }: { notices: ImportNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <ul
      aria-label="Import notes"
      className="flex flex-col gap-1 border-l-2 border-accent bg-raised px-4 py-3 text-sm leading-6"
    >
      {notices.map(({ column, message, lines }) => (
        <li key={`${column} ${message}`} className="wrap-anywhere">
          {column && <span className="font-semibold">{fieldLabel(column)}: </span>}
          {message}{' '}
          <span className="text-muted">
            {lines === 1 ? '1 line' : `${lines.toLocaleString('en-US')} lines`}
          </span>
        </li>
      ))}
    </ul>
  );
}
