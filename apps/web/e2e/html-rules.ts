import type { ConfigData } from 'html-validate';

/** The recommended rules, but for how React writes what means the same. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Names of attributes are the same in any case; React keeps that of its properties: charSet.
    'attr-case': 'off',
    // XHTML's way of writing: <meta/>, hidden="", checked="". It is read as <meta>, hidden, checked.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // What HTML itself asks of an id: no spaces. React's begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
};
