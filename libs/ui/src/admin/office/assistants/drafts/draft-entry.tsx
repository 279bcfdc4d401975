import type { AssistantDraft } from '@polaris/contracts';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../../primitives/badge.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { focusRing } from '../../../../primitives/fields/control-style.ts';
import { DraftDetails } from './draft-details.tsx';
import { lastDayOf, nameOf, summaryOf, titleOf } from './draft-texts.ts';

export interface DraftEntryProps {
  draft: AssistantDraft;
  /** The level of its title. */
  level: 3 | 4;
  /** Whether only a line of it is shown until it is opened. */
  isCompact?: boolean;
  /** The address of the record that shows it, which needs no link. */
  record?: string;
  isEditing: boolean;
  onEdit: () => void;
  onClose: () => void;
}

/** A draft of an assistant: its recipient, reason and content, with the buttons that approve, edit or reject it. */
export function DraftEntry({ isCompact = false, ...props }: DraftEntryProps) {
  const { draft, isEditing } = props;
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const isOpen = !isCompact || isOpened || isEditing;
  return (
    <li
      className={clsx(
        'text-sm leading-6',
        isCompact ? 'border-b border-line py-2' : 'border border-line bg-raised p-4 sm:p-5',
        isCompact && isOpen && 'pb-5',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <Title {...props} />
          {!isOpen && <p className="wrap-anywhere text-muted">{summaryOf(draft.content)}</p>}
        </div>
        {isCompact && (
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`Review: ${nameOf(draft)}`}
            onClick={() => setOpened(!isOpened)}
          >
            Review
            <ChevronDown aria-hidden="true" className={clsx('size-3.5', isOpen && 'rotate-180')} />
          </Button>
        )}
      </div>
      <div id={id}>
        {isOpen && (
          <>
            <Origin draft={draft} />
            <DraftDetails {...props} />
          </>
        )}
      </div>
    </li>
  );
}

function Title({ draft, level, record }: DraftEntryProps) {
  const { what, person } = titleOf(draft);
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Heading
        data-entry-title=""
        tabIndex={-1}
        className={`rounded-sm font-semibold wrap-anywhere text-ink ${focusRing}`}
      >
        {what}{' '}
        {person &&
          (person.path === null || person.path === record ? (
            person.name
          ) : (
            <Link to={person.path} className="underline underline-offset-4">
              {person.name}
            </Link>
          ))}
      </Heading>
      {draft.problem !== null && <Badge tone="danger">Not carried out</Badge>}
      {draft.outdated !== null && <Badge tone="warn">Outdated</Badge>}
    </div>
  );
}

const Origin = ({ draft }: { draft: AssistantDraft }) => (
  <div className="text-muted">
    <p>
      by {draft.via} · waits until {lastDayOf(draft)}
    </p>
    <p className="wrap-anywhere">“{draft.reason}”</p>
  </div>
);
