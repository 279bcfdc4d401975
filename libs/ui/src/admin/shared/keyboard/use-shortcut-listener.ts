import { use, useEffect, useEffectEvent } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import { useReadOnlyMode } from '../../../primitives/read-only-mode.ts';
import { isKeyboardClaimed } from '../../../primitives/form/keyboard-claims.ts';
import { isSameVisit } from '../filters/use-address-writer.ts';
import { undoLast } from '../feedback/undo-toast.ts';
import { areShortcutsEnabled } from './shortcuts-enabled.ts';
import { type Shortcut, shortcutGroups } from './shortcuts.ts';

/** The timeout of a key sequence. */
const SECOND_KEY_MS = 1500;

/** Runs the current shortcuts, except while typing or with a modifier. */
export function useShortcutListener(): void {
  const isLeaving = useEffectEvent(useIsLeaving());
  const { guard } = useReadOnlyMode();
  const runOf = useEffectEvent(({ mutates, run }: Shortcut) => (mutates ? guard(run) : run));
  useEffect(() => {
    let first = { key: '', until: 0 };
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || isLeaving() || !areShortcutsEnabled()) return;
      const shortcuts = shortcutGroups().flatMap((group) => group.shortcuts);
      const prefix = event.timeStamp < first.until ? `${first.key} ` : '';
      first = { key: '', until: 0 };
      const found =
        find(shortcuts, prefix + event.key) ?? (prefix ? find(shortcuts, event.key) : undefined);
      if (found) return runOf(found)(event);
      if (shortcuts.some(({ keys }) => keys.startsWith(`${event.key} `)))
        first = { key: event.key, until: event.timeStamp + SECOND_KEY_MS };
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Whether another screen or form is loading, so that keys are not for this screen. */
function useIsLeaving(): () => boolean {
  const router = use(DataRouterContext)?.router;
  const shown = useLocation();
  return () => {
    const { navigation, location = shown } = router?.state ?? {};
    const next = navigation?.location ?? location;
    return next.key !== shown.key && !isSameVisit(next);
  };
}

const find = (shortcuts: readonly Shortcut[], pressed: string): Shortcut | undefined =>
  shortcuts.find(({ keys }) => keys === pressed);

const textFields = 'input, textarea, select, [contenteditable], [role="combobox"]';
/** Inputs without text. */
const withoutText = 'input[type="checkbox"], input[type="radio"], input[type="button"]';

function isTyping(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || isKeyboardClaimed())
    return true;
  return isInField(target) || (target instanceof Element && target.closest('form') !== null);
}

const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(textFields) !== null && !target.matches(withoutText);

/** Ctrl+Z undoes the last action. In a text field it undoes typing instead; behind a dialog it does nothing. */
export function useUndoKey(): void {
  const { guard } = useReadOnlyMode();
  const undo = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || shiftKey) return;
    if (defaultPrevented || isKeyboardClaimed() || isInField(event.target)) return;
    guard(() => undoLast() && event.preventDefault())();
  });
  useEffect(() => {
    addEventListener('keydown', undo);
    return () => removeEventListener('keydown', undo);
  }, []);
}
