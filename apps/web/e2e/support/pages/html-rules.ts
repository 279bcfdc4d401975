import type { ConfigData } from 'html-validate';

/** The recommended rules, except for React's equivalent syntax. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Attribute names are case-insensitive; React writes charSet.
    'attr-case': 'off',
    // XHTML's way of writing: <meta/>, hidden="", checked="". It is read as <meta>, hidden, checked.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // HTML only forbids spaces in ids; React's start with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
};
