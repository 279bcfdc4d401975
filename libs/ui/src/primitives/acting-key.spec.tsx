import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { actingKey } from './acting-key.ts';
import { Form } from './form/form.tsx';

afterEach(cleanup);

/** How browsers tell that Enter or Escape ends a composition: all but Safari, and Safari. */
const composing = [
  ['by isComposing', { isComposing: true }],
  ['by the code 229 alone', { keyCode: 229, which: 229 }],
] as const;

describe('the key that acts', () => {
  it.each(['Enter', 'Escape', 'a'])('is %s when it is pressed', (key) => {
    expect(actingKey(new KeyboardEvent('keydown', { key }))).toBe(key);
  });

  it.each(composing)('is none while letters are composed, told %s', (_, told) => {
    for (const key of ['Enter', 'Escape'])
      expect(actingKey(new KeyboardEvent('keydown', { key, ...told }))).toBe('');
  });
});

describe('a form', () => {
  it.each(composing)('keeps the Enter that ends a composition from sending, told %s', (_, told) => {
    render(
      <Form aria-label="Names" standing>
        <input aria-label="Name" />
      </Form>,
    );
    const input = screen.getByLabelText('Name');
    // False: the default, which sends the form, is prevented.
    expect(fireEvent.keyDown(input, { key: 'Enter', ...told })).toBe(false);
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
  });
});
