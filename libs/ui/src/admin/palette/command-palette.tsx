import clsx from 'clsx';
import { Command } from 'cmdk';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRefreshAll } from '../../api/refresh-all.ts';
import { Dialog } from '../../primitives/dialog.tsx';
import { useSelection } from '../commands.ts';
import { Choice, Choices, RecordLine } from './palette-parts.tsx';
import { type Place, beginnings, fits, pages } from './places.ts';
import { useFoundRecords } from './use-found-records.ts';

interface CommandPaletteProps {
  onClose: () => void;
}

/** Goes anywhere, finds anything, and does what can be done with what is selected. */
export default function CommandPalette({ onClose }: CommandPaletteProps) {
  const [words, setWords] = useState('');
  const selected = useSelection();
  const found = useFoundRecords(words);
  const navigate = useNavigate();
  const refresh = useRefreshAll();
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  /** The search may know what the lists, read before, do not. */
  const goToFound = (to: string) => {
    void refresh();
    go(to);
  };
  const commands = selected?.commands.filter(({ label }) => fits(label, words)) ?? [];
  const run = (action: () => void) => {
    onClose();
    action();
  };
  return (
    <Dialog open onClose={onClose} title="Search and commands" bare className="mt-[12dvh] max-w-xl">
      <Command label="Search and commands" shouldFilter={false} vimBindings={false} loop>
        <Command.Input
          data-autofocus=""
          value={words}
          onValueChange={setWords}
          placeholder="Go to a page, find a person, do something"
          className="w-full border-b border-line bg-raised px-5 py-4 text-base text-ink -outline-offset-2 placeholder:text-muted focus-visible:outline-2 focus-visible:outline-focus"
        />
        <Command.List
          label="Results"
          className="max-h-[min(60dvh,480px)] overflow-y-auto overscroll-contain p-2"
        >
          {commands.length > 0 && (
            <Choices heading={selected!.name}>
              {commands.map(({ label, run: action }) => (
                <Choice key={label} value={`do-${label}`} onSelect={() => run(action)}>
                  {label}
                </Choice>
              ))}
            </Choices>
          )}
          <Places heading="Go to" places={pages} words={words} onGo={go} />
          <Places heading="New" places={beginnings} words={words} onGo={go} />
          {found.groups.map(({ heading, records }) => (
            <Choices key={heading} heading={heading}>
              {records.map((record) => (
                <Choice key={record.to} value={record.to} onSelect={() => goToFound(record.to)}>
                  <RecordLine record={record} words={words} />
                </Choice>
              ))}
            </Choices>
          ))}
        </Command.List>
        <p
          role="status"
          className={clsx('px-5 py-3 text-sm text-muted', found.status && 'border-t border-line')}
        >
          {found.status || <span className="sr-only">Type to search</span>}
        </p>
      </Command>
    </Dialog>
  );
}

interface PlacesProps {
  heading: string;
  places: readonly Place[];
  words: string;
  onGo: (to: string) => void;
}

function Places({ heading, places, words, onGo }: PlacesProps) {
  const fitting = places.filter(({ label }) => fits(label, words));
  if (fitting.length === 0) return null;
  return (
    <Choices heading={heading}>
      {fitting.map(({ label, to }) => (
        <Choice key={to} value={to} onSelect={() => onGo(to)}>
          {label}
        </Choice>
      ))}
    </Choices>
  );
}
