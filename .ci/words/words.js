/*
 * Words to avoid. A pattern matches any text of a file except landed migrations: names, comments, strings.
 */

/** British spellings. */
export const spellings = [
  { pattern: /colour/i, write: 'color' },
  { pattern: /behaviour/i, write: 'behavior' },
  { pattern: /favourit/i, write: 'favorite' },
  { pattern: /neighbour/i, write: 'neighbor' },
  { pattern: /honour/i, write: 'honor' },
  { pattern: /catalogue/i, write: 'catalog' },
  { pattern: /programme\b/i, write: 'program' },
  { pattern: /judgement/i, write: 'judgment' },
  { pattern: /modelling/i, write: 'modeling' },
  {
    pattern:
      /\b(initial|organ|normal|serial|recogn|summar|optim|minim|author)is(e|es|ed|ing|ation)\b/i,
    write: 'z',
  },
];

/** Words that make a reader stumble. */
export const riddles = [
  { pattern: /\banew\b/i, write: 'again' },
  { pattern: /\bwhoever\b/i, write: 'anyone who, or who it is' },
  { pattern: /\bseldom\b/i, write: 'rarely' },
  { pattern: /\bcomes to nothing\b/i, write: 'fails' },
  { pattern: /\bthat is none\b/i, write: 'not a' },
  { pattern: /\bback office\b/i, write: 'admin area' },
  { pattern: /\bhandwork\b/i, write: 'manual work' },
  { pattern: /\bin earnest\b/i, write: 'for real' },
  { pattern: /\b(for|of|to) who (?!we )/, write: 'the person who, or anyone who' },
  { pattern: /\bof before\b(?! you)/, write: 'earlier, or existing' },
  { pattern: /(?<!many )\bof ours\b/, write: 'our' },
];

const all = [...spellings, ...riddles];

/** Each word of a text that has a replacement, with its line. */
export const findWords = (text) =>
  text.split('\n').flatMap((line, index) =>
    all.flatMap(({ pattern, write }) => {
      const found = pattern.exec(line);
      return found ? [{ line: index + 1, column: found.index, word: found[0], write }] : [];
    }),
  );
