import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import type { core } from 'zod/mini';
import { endpoints, exampleOf } from './api.ts';

type Fields = Record<string, unknown>;

/** A text in a body, with its path. */
interface Found {
  path: string[];
  value: string;
}

const textsOf = (value: unknown, path: string[] = []): Found[] =>
  typeof value === 'string'
    ? [{ path, value }]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]))
      : [];

const valueAt = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>((found, key) => (found as Fields | undefined)?.[key], value);

function withValue(value: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return text;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Fields) }
  ) as Fields;
  copy[key] = withValue(copy[key], rest, text);
  return copy;
}

const isEmail = ({ path, value }: Found) =>
  path.at(-1) !== 'username' && /^\S+@\S+\.\w+$/.test(value);
const NAME = /^(name|company|label|legalName|firstName|lastName|customerName|role)$/;
const isName = ({ path }: Found) => NAME.test(path.at(-1) ?? '');

/** Calls whose names are not typed by a person: names of files, and of settings of the site. */
const OTHER = /updateSiteContent|File|Upload/;

const typed = (isWanted: (found: Found) => boolean) =>
  Object.entries(endpoints).flatMap(([call, { body }]) =>
    body && !OTHER.test(call)
      ? textsOf(exampleOf(body))
          .filter(isWanted)
          .map(({ path, value }) => [call, path.join('.'), value, body] as const)
      : [],
  );

function read(body: core.$ZodType, path: string, text: string): unknown {
  const keys = path.split('.');
  return valueAt(z.parse(body, withValue(exampleOf(body), keys, text)), keys);
}

describe('what people type', () => {
  it.each(typed(isEmail))('removes invisible characters from an address in %s, %s', (...of) => {
    const [, path, value, body] = of;
    expect(read(body, path, `\u00A0${value}\u200B `)).toBe(value);
    expect(read(body, path, 'r&d@b\u00FCcher.example')).toBe('r&d@xn--bcher-kva.example');
  });

  it.each(typed(isName))('removes invisible characters from a name in %s, %s', (...of) => {
    const [, path, value, body] = of;
    expect(read(body, path, `\u00A0${value}\u200B\u202E `)).toBe(value);
  });

  it('finds the address and name fields of all calls', () => {
    expect(typed(isEmail).length).toBeGreaterThan(12);
    expect(typed(isName).length).toBeGreaterThan(15);
  });
});
