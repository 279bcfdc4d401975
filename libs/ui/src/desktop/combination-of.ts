type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey' | 'code'>;

/** Keys by their position, as Alt and Shift change the typed character. */
function keyOf(code: string): string | null {
  const plain = /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1];
  if (plain) return plain;
  if (/^F\d{1,2}$|^(?:Space|Insert|Home|End)$/.test(code)) return code;
  return /^Arrow(Up|Down|Left|Right)$/.exec(code)?.[1] ?? null;
}

/** The pressed keys as an Electron accelerator; null while only modifiers are pressed. */
export function combinationOf({
  ctrlKey,
  altKey,
  shiftKey,
  metaKey,
  code,
}: Pressed): string | null {
  const key = keyOf(code);
  const modifiers = [
    ctrlKey && 'Control',
    altKey && 'Alt',
    shiftKey && 'Shift',
    metaKey && 'Super',
  ].filter((name) => name !== false);
  return key && modifiers.length > 0 ? [...modifiers, key].join('+') : null;
}
