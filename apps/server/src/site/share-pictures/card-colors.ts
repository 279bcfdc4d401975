/** The dark colors of the site's palette. */
export const cardColors = {
  ground: '#101a36',
  text: '#f6f3ea',
  line: '#2f3b5e',
  accent: '#f0a061',
};
