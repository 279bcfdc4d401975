import clsx from 'clsx';
import { useState } from 'react';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Switch } from '../../../primitives/fields/switch.tsx';
import { type ShortcutGroup, shortcutGroups } from '../../shared/keyboard/shortcuts.ts';
import { useShortcutsEnabled } from '../../shared/keyboard/shortcuts-enabled.ts';

type Line = readonly [keys: string, label: string];

const EVERYWHERE = 'Everywhere';
const GO_TO = 'Go to';

/** Keys that always work, even when single keys are off. */
const always: readonly Line[] = [
  ['Ctrl K', 'Search everything'],
  ['Ctrl Z', 'Undo the last change (within a minute)'],
  ['F8', 'Go to the notification with Undo'],
];

const names: Record<string, string> = { Escape: 'Esc', ' ': 'Space' };

/** The shortcuts of the current screen, read on opening. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [on, toggle] = useShortcutsEnabled();
  const [groups] = useState(linesByTitle);
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" className="max-w-3xl">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {groups.map(([title, lines], index) => (
          <section
            key={title}
            aria-label={title}
            className={clsx(title === GO_TO && 'border-t border-line pt-5 sm:col-span-2')}
          >
            <h3
              className="mb-2 text-sm font-semibold text-muted outline-none"
              // Focuses this heading, not the switch, which can be far below.
              {...(index === 0 && { tabIndex: -1, 'data-autofocus': '' })}
            >
              {title}
            </h3>
            <dl
              className={clsx(
                'text-sm leading-6',
                title === GO_TO ? 'gap-x-10 sm:columns-2 md:columns-3' : 'flex flex-col gap-y-1.5',
              )}
            >
              {lines.map(([keys, label]) => (
                <div key={keys} className="flex break-inside-avoid items-center gap-x-4 py-px">
                  <dt className="min-w-16 shrink-0">
                    <Keys keys={keys} />
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        label="Single-key shortcuts"
        hint="Turn off if they interfere with speech input"
        checked={on}
        onChange={(event) => toggle(event.target.checked)}
        className="border-t border-line pt-5"
      />
    </Dialog>
  );
}

const Keys = ({ keys }: { keys: string }) => (
  <>
    {keys.split(/(?<=.) (?=.)/).map((key, index) => (
      <kbd
        key={index}
        className="mr-1 inline-block min-w-7 border border-line-strong bg-sunken px-2 text-center font-sans text-sm"
      >
        {names[key] ?? key}
      </kbd>
    ))}
  </>
);

/** Parts of a screen with the same title share a group. Those of the screen come first, the long list last. */
function linesByTitle(): [title: string, lines: Line[]][] {
  const found = new Map<string, Line[]>();
  for (const { title, shortcuts } of shortcutGroups().filter(hasAny))
    found.set(title, [...(found.get(title) ?? []), ...shortcuts.map(lineOf)]);
  found.set(EVERYWHERE, [...(found.get(EVERYWHERE) ?? []), ...always]);
  const rank = (title: string) => [EVERYWHERE, GO_TO].indexOf(title);
  return [...found].sort(([one], [other]) => rank(one) - rank(other));
}

const hasAny = ({ shortcuts }: ShortcutGroup) => shortcuts.length > 0;

const lineOf = ({ keys, label }: ShortcutGroup['shortcuts'][number]): Line => [keys, label];
