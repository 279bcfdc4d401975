import { describe, expect, it } from '@jest/globals';
import { changedElsewhere, conflictText, mergedText } from './conflict-texts.ts';

describe('conflict texts', () => {
  it('names the fields that another window has changed', () => {
    expect(changedElsewhere(['Company'])).toBe('Company was changed in another window.');
    expect(changedElsewhere(['Name', 'Email', 'Phone'])).toBe(
      'Name, Email, and Phone were changed in another window.',
    );
    expect(changedElsewhere([])).toBe('This was changed in another window.');
  });

  it('asks for a choice, or reports what was done', () => {
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
