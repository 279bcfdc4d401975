import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { actingKey } from './acting-key.ts';
import { Form } from './form/form.tsx';

afterEach(cleanup);

/** How browsers mark an Enter or Escape that ends a composition: all but Safari, and Safari. */
const composing = [
  ['by isComposing', { isComposing: true }],
  ['only by the code 229', { keyCode: 229, which: 229 }],
] as const;

describe('actingKey', () => {
  it.each(['Enter', 'Escape', 'a'])('returns %s when it is pressed', (key) => {
    expect(actingKey(new KeyboardEvent('keydown', { key }))).toBe(key);
  });

  it.each(composing)('returns no key while letters are composed, as marked by %s', (_, told) => {
    for (const key of ['Enter', 'Escape'])
      expect(actingKey(new KeyboardEvent('keydown', { key, ...told }))).toBe('');
  });
});

describe('a form', () => {
  it.each(composing)(
    'does not submit on the Enter that ends a composition, as marked by %s',
    (_, told) => {
      render(
        <Form aria-label="Names" isPageForm>
          <input aria-label="Name" />
        </Form>,
      );
      const input = screen.getByLabelText('Name');
      // False: the default action, which submits the form, is prevented.
      expect(fireEvent.keyDown(input, { key: 'Enter', ...told })).toBe(false);
      expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
    },
  );
});
