import type { Session } from 'electron';

/**
 * macOS has a built-in spell checker. On the other systems Electron would download dictionaries from
 * Google, and this app contacts only its own server: so spelling is not checked there.
 */
export const spellCheckEnabled = process.platform === 'darwin';

export function configureSpellChecker(
  session: Pick<Session, 'setSpellCheckerEnabled' | 'setSpellCheckerLanguages'>,
): void {
  session.setSpellCheckerEnabled(spellCheckEnabled);
  if (!spellCheckEnabled) session.setSpellCheckerLanguages([]);
}
