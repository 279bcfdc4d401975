import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Of every key while letters are composed; Safari has nothing else for the Enter that ends it. */
const COMPOSING = 229;

type AnyKeyboardEvent = ReactKeyboardEvent | KeyboardEvent;

function isComposing(event: AnyKeyboardEvent): boolean {
  const { isComposing: composes, which } = 'nativeEvent' in event ? event.nativeEvent : event;
  return composes || which === COMPOSING;
}

/**
 * The key that was pressed to do something; an empty text while letters are composed, as in Chinese, Japanese and
 * Korean, where Enter and Escape end only that.
 */
export const actingKey = (event: AnyKeyboardEvent): string => (isComposing(event) ? '' : event.key);

/** A form is not sent by the Enter that ends a composition. */
export function keepFromSending(event: ReactKeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}

/** A list of suggestions chooses nothing by a key that only composes. */
export function leaveToComposition(event: ReactKeyboardEvent): void {
  if (isComposing(event)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}
