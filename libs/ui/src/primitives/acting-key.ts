import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The key code of all keys during text composition (IME); Safari sets nothing else on the Enter that ends it. */
const COMPOSING = 229;

type AnyKeyboardEvent = ReactKeyboardEvent | KeyboardEvent;

function isComposing(event: AnyKeyboardEvent): boolean {
  const { isComposing: composes, which } = 'nativeEvent' in event ? event.nativeEvent : event;
  return composes || which === COMPOSING;
}

/**
 * The pressed key; empty during text composition (IME), as in Chinese, Japanese and Korean, where Enter and Escape only
 * end the composition.
 */
export const actingKey = (event: AnyKeyboardEvent): string => (isComposing(event) ? '' : event.key);

/** Keeps the Enter that ends a composition from submitting the form. */
export function keepFromSending(event: ReactKeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}

/** Keeps keys of a composition from choosing a suggestion. */
export function leaveToComposition(event: ReactKeyboardEvent): void {
  if (isComposing(event)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
