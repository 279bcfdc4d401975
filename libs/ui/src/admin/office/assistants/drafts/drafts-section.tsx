import type { AssistantDraft } from '@polaris/contracts';
import clsx from 'clsx';
import { useId, useState } from 'react';
import { DraftList } from './draft-list.tsx';
import { useShownDrafts } from './use-shown-drafts.ts';

interface DraftsSectionProps {
  waiting: readonly AssistantDraft[];
  /** The address of the record that shows them. */
  record: string;
  /** The level of its title; entries are one below. */
  level: 2 | 3;
}

/** What waits to be approved, on the record that it is about. */
export function DraftsSection({ waiting, record, level }: DraftsSectionProps) {
  const { drafts, editing } = useShownDrafts(waiting);
  // Several are a line each, so that the record below stays near.
  const [isCompact] = useState(waiting.length > 1);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} hidden={drafts.length === 0} className="mb-8 max-w-4xl min-w-0">
      <Heading
        id={id}
        className={clsx(
          level === 2 ? 'text-base font-semibold text-ink' : 'text-sm leading-6 text-muted',
          isCompact ? 'border-b border-line pb-2' : 'mb-2',
        )}
      >
        To approve
      </Heading>
      <DraftList
        drafts={drafts}
        editing={editing}
        record={record}
        level={level === 2 ? 3 : 4}
        isCompact={isCompact}
      />
    </section>
  );
}
