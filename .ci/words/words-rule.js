import { findWords } from './words.js';

/** One word per meaning, American spelling. */
export const oneWord = {
  createOnce: (context) => ({
    Program() {
      for (const { line, column, word, write } of findWords(context.sourceCode.text))
        context.report({ loc: { line, column }, message: `Write ${write} instead of "${word}".` });
    },
  }),
};
