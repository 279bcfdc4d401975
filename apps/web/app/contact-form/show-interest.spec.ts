import { describe, expect, it } from '@jest/globals';
import { withInterest } from './show-interest.ts';

const first = "I'm interested in the Level-Up Pack service ($199).";
const second = "I'm interested in the Data Clean-Up service ($850).";

describe('service interest in a message', () => {
  it('fills an empty message with the interest in a service', () => {
    expect(withInterest('', first, '')).toBe(first);
  });

  it('replaces the previous interest in a service', () => {
    expect(withInterest(first, second, first)).toBe(second);
  });

  it('puts the interest above what the visitor typed', () => {
    expect(withInterest('Hello there.', first, '')).toBe(`${first}\n\nHello there.`);
  });

  it('keeps what the visitor typed when another service is picked', () => {
    expect(withInterest(`${first}\n\nHello there.`, second, first)).toBe(
      `${second}\n\nHello there.`,
    );
  });

  it('adds the same interest only once', () => {
    expect(withInterest(first, first, first)).toBe(first);
    expect(withInterest(`${first} And more.`, first, '')).toBe(`${first} And more.`);
  });
});
