import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

afterEach(cleanup);

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('a field', () => {
  it("gives a field's control a name", () => {
    render(
      <Field label="Email">
        <Input />
      </Field>,
    );
    const control = screen.getByLabelText('Email');
    expect(control.getAttribute('aria-invalid')).toBeNull();
    expect(described(control)).toEqual([]);
  });

  it("connects a field's error with its control", () => {
    render(
      <Field label="Email" error="Please enter a valid email address." required>
        <Input />
      </Field>,
    );
    const control = screen.getByLabelText('Email');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-required')).toBe('true');
    expect(described(control).join(' ')).toContain('Please enter a valid email address.');
  });
});
