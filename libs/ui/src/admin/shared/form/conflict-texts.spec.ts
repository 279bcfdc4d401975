import { describe, expect, it } from '@jest/globals';
import { changedElsewhere, conflictText, mergedText } from './conflict-texts.ts';

describe('what is said of changes in another window', () => {
  it('names the fields', () => {
    expect(changedElsewhere(['Company'])).toBe('Company was changed in another window.');
    expect(changedElsewhere(['Name', 'Email', 'Phone'])).toBe(
      'Name, Email, and Phone were changed in another window.',
    );
    expect(changedElsewhere([])).toBe('This was changed in another window.');
  });

  it('asks for a choice, or follows what was done', () => {
    expect(conflictText(['Notes'])).toBe(
      'Notes was changed in another window. Choose what to keep, then save.',
    );
    const changed = 'Company was changed in another window.';
    expect(mergedText('Customer updated successfully', ['Company'])).toBe(
      `Customer updated successfully. ${changed}`,
    );
    expect(mergedText('It is saved.', ['Company'])).toBe(`It is saved. ${changed}`);
    expect(mergedText(undefined, ['Company'])).toBe(changed);
  });
});
