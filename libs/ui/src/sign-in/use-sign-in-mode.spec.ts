import { describe, expect, it } from '@jest/globals';
import { modeOf } from './use-sign-in-mode.ts';

describe('the sign-in mode in the address', () => {
  it('signs in by default', () => {
    expect(modeOf('')).toEqual({ name: 'sign-in' });
    expect(modeOf('#anything')).toEqual({ name: 'sign-in' });
    expect(modeOf('#reset=')).toEqual({ name: 'sign-in' });
    expect(modeOf('#verify=')).toEqual({ name: 'sign-in' });
  });

  it('registers first when the address says so, and signs in on the other tab', () => {
    expect(modeOf('', 'register')).toEqual({ name: 'register' });
    expect(modeOf('#sign-in', 'register')).toEqual({ name: 'sign-in' });
    expect(modeOf('#reset=abc-_1', 'register')).toEqual({ name: 'reset', token: 'abc-_1' });
  });

  it('reads the one-time token of a mailed link', () => {
    expect(modeOf('#reset=abc-_1')).toEqual({ name: 'reset', token: 'abc-_1' });
    expect(modeOf('#setup=xyz')).toEqual({ name: 'setup', token: 'xyz' });
    expect(modeOf('#verify=def-_2')).toEqual({ name: 'verify', token: 'def-_2' });
  });

  it('returns to the app with a valid code, and nowhere else', () => {
    const [code, state] = ['c'.repeat(43), 's'.repeat(43)];
    const link = `polaris://signed-in?code=${code}&state=${state}`;
    expect(modeOf(`#app=${code}.${state}`)).toEqual({ name: 'app', link });
    for (const hash of ['#app=', `#app=${code}`, `#app=${code}.https://evil.example`])
      expect(modeOf(hash)).toEqual({ name: 'sign-in' });
  });
});
