import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

it('is black on white in every theme, with a quiet zone around it', () => {
  render(<QrCode text="otpauth://totp/Polaris" label="QR code of the key" />);
  const code = screen.getByRole('img', { name: 'QR code of the key' });
  const paths = [...code.querySelectorAll('path')];
  expect(paths.map((path) => path.getAttribute('fill'))).toEqual(['white', 'black']);
  const [, , size] = code.getAttribute('viewBox')!.split(' ');
  expect(paths[0]!.getAttribute('d')).toBe(`M0 0h${size}v${size}h-${size}z`);
  expect(paths[1]!.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
});
