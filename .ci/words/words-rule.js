import { findWords } from './words.js';

/** ESLint rule: one word a thing, American spelling. */
export const oneWord = {
  meta: {
    type: 'suggestion',
    messages: { other: 'Write {{write}} instead of "{{word}}".' },
    schema: [],
  },
  create: (context) => ({
    Program() {
      for (const { line, column, word, write } of findWords(context.sourceCode.text))
        context.report({ loc: { line, column }, messageId: 'other', data: { word, write } });
    },
  }),
};
