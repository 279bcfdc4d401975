import type { Plugin } from 'vite';

/**
 * A single character beyond ASCII makes Node hold a whole module with two bytes for each character.
 * Escaping them halves what a server's build takes in memory.
 */
export const asciiOutput = (): Plugin => ({
  name: 'polaris:ascii-output',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = toAscii(chunk.code);
  },
});

export const toAscii = (code: string): string =>
  code.replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
