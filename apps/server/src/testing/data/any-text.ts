import fc from 'fast-check';

const SURROGATES = { from: 0xd800, count: 0x800 };
const MAX_CODE_POINT = 0x10ffff - SURROGATES.count;

const character = fc
  .integer({ min: 0, max: MAX_CODE_POINT })
  .map((code) => String.fromCodePoint(code < SURROGATES.from ? code : code + SURROGATES.count));

/** Property names that every object has. */
const inherited = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];

/**
 * Any text up to this length, like fast-check's `string({ unit: 'binary' })`, which takes a second to start
 * because it builds a table of every character.
 */
export const anyText = ({
  minLength = 0,
  maxLength,
}: {
  minLength?: number;
  maxLength: number;
}) => {
  const drawn = fc.array(character, { minLength, maxLength }).map((parts) => parts.join(''));
  const known = inherited.filter(({ length }) => length <= maxLength);
  if (known.length === 0) return drawn;
  const weighed = { weight: 19, arbitrary: drawn };
  return fc.oneof(weighed, { weight: 1, arbitrary: fc.constantFrom(...known) });
};
