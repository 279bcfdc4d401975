import { type ContactStatus, contactStatusLabels } from '@polaris/contracts';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ContactFilter } from '../../api/contacts.ts';
import { Input } from '../../primitives/input.tsx';
import { Select } from '../../primitives/select.tsx';

const DEBOUNCE_MS = 250;

export const noFilter: ContactFilter = {};

interface ContactFiltersProps {
  /** Must be stable; called with `noFilter` when nothing is asked for. */
  onChange: (filter: ContactFilter) => void;
}

export function ContactFilters({ onChange }: ContactFiltersProps) {
  const [q, setQ] = useState('');
  const [status, setStatus] = useState<ContactStatus | ''>('');
  useEffect(() => {
    const words = q.trim();
    const filter = words || status ? { q: words, status } : noFilter;
    const later = setTimeout(() => onChange(filter), DEBOUNCE_MS);
    return () => clearTimeout(later);
  }, [q, status, onChange]);
  return (
    <search className="mb-6 flex flex-wrap gap-3">
      <span className="relative min-w-0 flex-[1_1_240px]">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          type="search"
          aria-label="Search submissions"
          placeholder="Search name, email or message"
          className="pl-9"
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
      </span>
      <Select
        aria-label="Status"
        className="flex-[0_1_180px]"
        value={status}
        onChange={(event) => setStatus(event.target.value as ContactStatus | '')}
      >
        <option value="">All statuses</option>
        {Object.entries(contactStatusLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </search>
  );
}
