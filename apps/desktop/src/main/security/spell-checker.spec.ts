import { describe, expect, it } from '@jest/globals';
import { FakeSession } from '../../../testing/fakes/fake-session.ts';
import { configureSpellChecker } from './spell-checker.ts';

describe('the spell checker', () => {
  it('downloads no dictionary', () => {
    const session = new FakeSession();
    configureSpellChecker(session);
    // On Linux and Windows Electron would download one from Google.
    expect([session.spellChecker, session.dictionaries]).toEqual([false, []]);
  });
});
