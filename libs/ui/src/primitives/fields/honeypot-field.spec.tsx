import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { HoneypotField } from './honeypot-field.tsx';

afterEach(cleanup);

it('tells browsers and password managers to leave the hidden field alone', () => {
  render(<HoneypotField />);
  const field = document.querySelector('input')!;
  expect([field.name, field.type, field.value]).toEqual(['website', 'text', '']);
  expect(Object.fromEntries([...field.attributes].map(({ name, value }) => [name, value]))).toEqual(
    {
      name: 'website',
      type: 'text',
      tabindex: '-1',
      autocomplete: 'off',
      'data-1p-ignore': '',
      'data-bwignore': '',
      'data-form-type': 'other',
      'data-lpignore': 'true',
      'data-protonpass-ignore': '',
    },
  );
});

it('hides the hidden field from everyone, and gives it no label that an autofill profile knows', () => {
  render(<HoneypotField />);
  expect(screen.queryByRole('textbox')).toBeNull();
  const { textContent, parentElement } = document.querySelector('label')!;
  expect(textContent).toBe('Leave this field empty');
  // No box at all: browsers fill in no field that cannot get the focus.
  expect(parentElement!.classList).toContain('hidden');
});
