import { type AssistantConnection, assistantScopeLabels } from '@polaris/contracts';
import { useId, useState } from 'react';
import { useRevokeAssistant } from '../../../api/office/assistants.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { ageText } from '../../shared/record/age-text.ts';
import { longDate } from '../../shared/record/format.ts';
import { ConnectionCalls } from './connection-calls.tsx';
import { ConnectionChanges } from './connection-changes.tsx';

interface ConnectionEntryProps {
  connection: AssistantConnection;
}

/** A connection: what it may do, when it was used, and what it called. */
export function ConnectionEntry({ connection }: ConnectionEntryProps) {
  const { id, label, kind, scopes, calls, changes, hasEnded } = connection;
  const [opened, setOpened] = useState<'calls' | 'changes' | null>(null);
  const toggle = (part: 'calls' | 'changes') => setOpened(opened === part ? null : part);
  const list = useId();
  return (
    <li className="border-b border-line py-3 text-sm leading-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="font-semibold">{label}</span>
            {kind === 'pasted' && <Badge>Token</Badge>}
            {hasEnded && <Badge tone="warn">Ended</Badge>}
          </p>
          <p className="text-muted">
            {scopes.map((scope) => assistantScopeLabels[scope]).join(' · ')}
          </p>
          <Times connection={connection} />
        </div>
        <div className="flex flex-wrap gap-2">
          {changes > 0 && (
            <Button
              variant="secondary"
              size="sm"
              aria-expanded={opened === 'changes'}
              aria-controls={list}
              aria-label={`Changes of ${label}`}
              onClick={() => toggle('changes')}
            >
              {changes === 1 ? '1 change' : `${changes} changes`}
            </Button>
          )}
          {calls > 0 && (
            <Button
              variant="secondary"
              size="sm"
              aria-expanded={opened === 'calls'}
              aria-controls={list}
              aria-label={`Calls of ${label}`}
              onClick={() => toggle('calls')}
            >
              {calls === 1 ? '1 call' : `${calls} calls`}
            </Button>
          )}
          {!hasEnded && <Revoke connection={connection} />}
        </div>
      </div>
      <div id={list}>
        {opened === 'calls' && <ConnectionCalls id={id} />}
        {opened === 'changes' && <ConnectionChanges connection={connection} />}
      </div>
    </li>
  );
}

function Times({ connection: { createdAt, lastUsedAt, expiresAt } }: ConnectionEntryProps) {
  return (
    <p className="text-muted">
      Connected <time dateTime={createdAt}>{longDate(createdAt)}</time> ·{' '}
      {lastUsedAt ? (
        <>
          used <time dateTime={lastUsedAt}>{ageText(lastUsedAt)}</time>
        </>
      ) : (
        'not used yet'
      )}{' '}
      · ends <time dateTime={expiresAt}>{longDate(expiresAt)}</time>
    </p>
  );
}

function Revoke({ connection: { id, label } }: ConnectionEntryProps) {
  const [isAsking, setAsking] = useState(false);
  const removal = useRevokeAssistant();
  const revoke = async () => {
    try {
      await removal.mutateAsync(id);
      reportSuccess(`${label} revoked`);
    } catch (error) {
      reportFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        mutates
        variant="secondary"
        size="sm"
        aria-label={`Revoke ${label}`}
        onClick={() => setAsking(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Revoke ${label}?`}
        text="It can do nothing more from its next call on. What it changed stays until you undo it. To use it again, connect it again."
        confirmLabel="Revoke"
        pending={removal.isPending}
        onConfirm={() => void revoke()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
