import { describe, expect, it } from '@jest/globals';
import { formatValue } from './format-value.ts';

describe('the value of a field', () => {
  it('shows a value as its label, in its format, or unchanged', () => {
    expect(formatValue('on_hold', { on_hold: 'On Hold' })).toBe('On Hold');
    expect(formatValue('other', { on_hold: 'On Hold' })).toBe('other');
    expect(formatValue('5.00', (value) => `$${value}`)).toBe('$5.00');
    expect(formatValue(0)).toBe('0');
    expect(formatValue(true)).toBe('Yes');
    expect(formatValue(false)).toBe('No');
    expect(formatValue(null)).toBe('');
    expect(formatValue('', () => 'never')).toBe('');
  });
});
