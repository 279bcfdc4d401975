import { Dialog } from '../../primitives/dialog.tsx';
import { Switch } from '../../primitives/switch.tsx';

const keys = [
  ['j', 'Next submission'],
  ['k', 'Previous submission'],
  ['r', 'Mark as replied'],
  ['s', 'Mark as spam'],
  ['w', 'Write a reply'],
  ['Enter', 'Go to the reply by email'],
  ['Esc', 'Back from the reply to the list'],
  ['?', 'Show keyboard shortcuts'],
  ['Ctrl K', 'Search everything'],
  ['F8', 'Go to the notification with Undo'],
] as const;

interface TriageShortcutsDialogProps {
  open: boolean;
  on: boolean;
  onToggle: (on: boolean) => void;
  onClose: () => void;
}

export function TriageShortcutsDialog({ open, on, onToggle, onClose }: TriageShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" className="max-w-md">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-6 gap-y-2 text-sm leading-6">
        {keys.map(([key, action]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-7 border border-line-strong bg-sunken px-2 text-center font-sans text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label="Single-key shortcuts"
        hint="Turn off if they interfere with speech input"
        checked={on}
        onChange={(event) => onToggle(event.target.checked)}
        className="border-t border-line pt-5"
      />
    </Dialog>
  );
}
