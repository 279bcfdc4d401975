import { exportAuditLog } from '@polaris/contracts';
import { type ComponentProps, useState } from 'react';
import { Input } from '../../../primitives/fields/input.tsx';
import { FileLink } from '../../shared/list/export-link.tsx';

/** Downloads the changes of a period; without dates, all of them. */
export function AuditExport() {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  return (
    <div
      role="group"
      aria-label="Export changes"
      className="mb-4 flex basis-full flex-wrap items-end gap-3"
    >
      <Day
        label="From"
        value={from}
        max={to || undefined}
        onChange={({ target }) => setFrom(target.value)}
      />
      <Day
        label="To"
        value={to}
        min={from || undefined}
        onChange={({ target }) => setTo(target.value)}
      />
      <FileLink endpoint={exportAuditLog} address={{ query: { from, to } }} />
    </div>
  );
}

const Day = ({ label, ...input }: ComponentProps<typeof Input> & { label: string }) => (
  <label className="w-38 text-sm text-muted">
    {label}
    <Input {...input} type="date" className="text-ink" />
  </label>
);
