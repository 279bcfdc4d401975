import type { ActivityType, Customer } from '@polaris/contracts';
import clsx from 'clsx';
import {
  CalendarPlus,
  type LucideIcon,
  Mail,
  NotebookPen,
  Phone,
  SquareCheckBig,
} from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../../primitives/button.tsx';
import { focusFirstField } from '../../../../primitives/form/focus-first-field.ts';
import { LogActivityForm } from '../../activities/log-activity-form.tsx';
import { AddTaskForm } from '../../tasks/add-task-form.tsx';
import { MessageToCustomer } from '../customer-message.tsx';
import type { useRecordComposer } from './use-record-composer.ts';

interface RecordComposerProps {
  customer: Customer;
  composer: ReturnType<typeof useRecordComposer>;
  onBook: () => void;
  /** The mail is sent or discarded. */
  onMailClosed: () => void;
}

/**
 * Adds an activity, a mail, a task or a session to the record. On narrow screens a form is shown when it is asked for.
 * Forms stay in the page, so that switching loses no typed text.
 */
export function RecordComposer({ customer, composer, onBook, onMailClosed }: RecordComposerProps) {
  const { panel, asked, isWriting, prefill, show, log, closeMail } = composer;
  const { id, email } = customer;
  const [type, setType] = useState<ActivityType>('note');
  const body = useRef<HTMLDivElement>(null);
  // Before the next key: it must reach the field, not a shortcut of the page.
  useLayoutEffect(() => {
    const shown = body.current?.querySelector<HTMLElement>(':scope > :not([hidden])');
    if (asked > 0 && shown) focusFirstField(shown);
  }, [asked]);
  const logs = (logged: ActivityType) => ({
    isPressed: panel === 'log' && type === logged,
    onClick: () => log({ type: logged }),
  });
  return (
    <section aria-labelledby="log-title" className="min-w-0 border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="log-title" className="text-base font-semibold">
          Log New Activity
        </h2>
        <div role="group" aria-label="Kind" className="-mx-2 flex flex-wrap">
          <Tab Icon={NotebookPen} label="Note" {...logs('note')} />
          <Tab Icon={Phone} label="Call" {...logs('call')} />
          {email && (
            <Tab
              Icon={Mail}
              label="Email"
              isPressed={panel === 'email'}
              onClick={() => show('email')}
            />
          )}
          <Tab
            Icon={SquareCheckBig}
            label="Task"
            isPressed={panel === 'task'}
            onClick={() => show('task')}
          />
          <Tab Icon={CalendarPlus} label="Session" onClick={onBook} />
        </div>
      </div>
      <div ref={body} className={clsx('mt-3', asked === 0 && 'max-xl:hidden')}>
        <div hidden={panel !== 'log'}>
          <LogActivityForm
            isCompact
            label="Log New Activity"
            customerId={id}
            prefill={prefill}
            onType={setType}
          />
        </div>
        <div hidden={panel !== 'task'}>
          <AddTaskForm customerId={id} />
        </div>
        {isWriting && email && (
          <div hidden={panel !== 'email'}>
            <MessageToCustomer
              customer={{ ...customer, email }}
              onClose={() => {
                closeMail();
                onMailClosed();
              }}
              onUndone={() => show('email')}
            />
          </div>
        )}
      </div>
    </section>
  );
}

interface TabProps {
  Icon: LucideIcon;
  label: string;
  /** Undefined if it opens a dialog. */
  isPressed?: boolean;
  onClick: () => void;
}

const Tab = ({ Icon, label, isPressed, onClick }: TabProps) => (
  <Button
    mutates
    variant="ghost"
    size="sm"
    aria-pressed={isPressed}
    onClick={onClick}
    className={clsx('px-2!', isPressed ? 'bg-sunken!' : 'font-normal! text-muted')}
  >
    <Icon aria-hidden="true" className="size-3.5 max-sm:hidden" />
    {label}
  </Button>
);
