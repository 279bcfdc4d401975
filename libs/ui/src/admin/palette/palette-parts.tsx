import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { Matched } from '../matched.tsx';
import type { FoundRecord } from './use-found-records.ts';

interface ChoicesProps {
  heading: string;
  children: ReactNode;
}

export function Choices({ heading, children }: ChoicesProps) {
  return (
    <Command.Group
      heading={heading}
      className="py-1 [&_[cmdk-group-heading]]:truncate [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:leading-5 [&_[cmdk-group-heading]]:text-muted"
    >
      {children}
    </Command.Group>
  );
}

interface ChoiceProps {
  /** Tells it from all others. */
  value: string;
  onSelect: () => void;
  children: ReactNode;
}

export function Choice({ value, onSelect, children }: ChoiceProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer items-baseline justify-between gap-4 border-l-2 border-transparent px-3 py-1.5 text-sm leading-6 text-ink data-[selected=true]:border-accent data-[selected=true]:bg-accent-soft pointer-coarse:min-h-11"
    >
      {children}
    </Command.Item>
  );
}

/** A record by its name, with what was searched for marked. */
export function RecordLine({ record, words }: { record: FoundRecord; words: string }) {
  return (
    <>
      <span className="min-w-0 truncate">
        <Matched text={record.name} words={words} />
      </span>
      <span className="max-w-[45%] shrink-0 truncate text-muted">
        <Matched text={record.detail} words={words} />
      </span>
    </>
  );
}
