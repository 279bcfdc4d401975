import { describe, expect, it } from '@jest/globals';
import { withInterest } from './show-interest.ts';

const first = "I'm interested in the Level-Up Pack service ($199).";
const second = "I'm interested in the Data Clean-Up service ($850).";

describe('the interest in a message', () => {
  it('fills an empty message', () => {
    expect(withInterest('', first, '')).toBe(first);
  });

  it('takes the place of the interest before it', () => {
    expect(withInterest(first, second, first)).toBe(second);
  });

  it('stands above the words that the visitor wrote', () => {
    expect(withInterest('Hello there.', first, '')).toBe(`${first}\n\nHello there.`);
  });

  it('keeps those words when another service is picked', () => {
    expect(withInterest(`${first}\n\nHello there.`, second, first)).toBe(
      `${second}\n\nHello there.`,
    );
  });

  it('is not said twice', () => {
    expect(withInterest(first, first, first)).toBe(first);
    expect(withInterest(`${first} And more.`, first, '')).toBe(`${first} And more.`);
  });
});
