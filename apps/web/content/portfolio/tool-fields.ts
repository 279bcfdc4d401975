import { group, line, list, paragraph, paragraphs } from '../fields.ts';

/** The key numbers below the first screen. */
export const figures = () =>
  list(
    'Figures',
    group('Figure', {
      value: line('Figure', 14, 'Such as “90%”.'),
      label: line('What it counts', 80),
    }),
    { least: 1, most: 4 },
  );

const heading = () => line('Heading', 80);

/** A section of paragraphs. */
export const textSection = (title: string) =>
  group(title, { title: heading(), paragraphs: paragraphs('Paragraphs', 6) });

/** Names with a text each, as tiles or as a list. */
export const namedTexts = (title: string, entry: string) =>
  list(title, group(entry, { name: line('Name', 60), text: paragraph('Text', 400) }), {
    least: 1,
    most: 12,
  });

/** A section of such texts. */
export const namedSection = (title: string, entries: string, entry: string) =>
  group(title, { title: heading(), items: namedTexts(entries, entry) });

/** The code itself is a file. */
export const codeSection = () =>
  group('Code sample', { title: heading(), caption: paragraph('Below the code', 400) });
