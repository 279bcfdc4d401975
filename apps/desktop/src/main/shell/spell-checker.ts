import type { Session } from 'electron';

/**
 * macOS has a spell checker of its own. On the other systems Electron fetches dictionaries from Google,
 * and this app asks nobody but its server: there, nothing is checked and no language is to be fetched.
 */
export const checksSpelling = process.platform === 'darwin';

export function settleSpelling(
  session: Pick<Session, 'setSpellCheckerEnabled' | 'setSpellCheckerLanguages'>,
): void {
  session.setSpellCheckerEnabled(checksSpelling);
  if (!checksSpelling) session.setSpellCheckerLanguages([]);
}
