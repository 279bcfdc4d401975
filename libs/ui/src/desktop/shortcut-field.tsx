import { type KeyboardEvent, useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { Field } from '../primitives/fields/field.tsx';
import { Input } from '../primitives/fields/input.tsx';
import { combinationOf } from './combination-of.ts';
import { actingKey } from '../primitives/acting-key.ts';

export interface GlobalShortcut {
  /** Null if it is switched off. */
  accelerator: string | null;
  registered: boolean;
  /** Whether the desktop environment decides, and has not reported its decision yet. */
  unsure: boolean;
  offers: string[];
}

interface ShortcutFieldProps {
  label: string;
  shortcut: GlobalShortcut;
  /** Resolves to an error message about the shortcut, or to undefined. */
  onBind: (keys: string | null) => Promise<string | undefined>;
  /** Called when recording starts and ends: a shortcut pressed to record it must not run. */
  onRecord: (recording: boolean) => void;
}

const hintOf = ({ unsure, accelerator }: GlobalShortcut) =>
  unsure
    ? `Press the keys that you want. Your desktop decides about them: try ${accelerator}, and if nothing happens set it in the settings of your desktop.`
    : 'Press the keys that you want';

/** Records a shortcut when it is pressed. Tab and Escape work as usual. */
export function ShortcutField({ label, shortcut, onBind, onRecord }: ShortcutFieldProps) {
  const [problem, setProblem] = useState<string>();
  const bind = async (keys: string | null) => setProblem(await onBind(keys));
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || actingKey(event) === 'Escape') return;
    event.preventDefault();
    const keys = combinationOf(event.nativeEvent);
    if (keys) void bind(keys);
  };
  const { accelerator, registered } = shortcut;
  const taken =
    registered || accelerator === null
      ? undefined
      : `${accelerator} belongs to another program. The icon beside the clock still opens Polaris.`;
  return (
    <div className="flex flex-col gap-3">
      <Field label={label} error={problem ?? taken} hint={hintOf(shortcut)}>
        <Input
          value={accelerator ?? 'Off'}
          readOnly
          onKeyDown={press}
          onFocus={() => onRecord(true)}
          onBlur={() => onRecord(false)}
        />
      </Field>
      {accelerator !== null && (
        <Button
          variant="secondary"
          className="self-start"
          aria-label={`Switch off: ${label}`}
          onClick={() => void bind(null)}
        >
          Switch off
        </Button>
      )}
      {shortcut.offers.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 text-sm text-ink">
          Free on this machine:
          {shortcut.offers.map((keys) => (
            <Button key={keys} variant="secondary" onClick={() => void bind(keys)}>
              {keys}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
