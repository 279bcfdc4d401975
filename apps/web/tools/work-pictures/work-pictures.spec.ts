import { readdirSync, statSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { defaultContent } from '../../content/content.ts';
import { linkedPicture, workPictures } from '../../content/portfolio/work-pictures.ts';
import { sheets } from './sheets.ts';

const pictures = new URL('../../app/work-pictures/', import.meta.url);
const names = Object.keys(workPictures);

it('draws every picture that is described in text, and no other', () => {
  expect(sheets.map(({ name }) => name).sort()).toEqual([...names].sort());
});

it.each(['light', 'dark'])(
  'has each picture in two sizes for the %s theme, up to 15 kB',
  (theme) => {
    const folder = new URL(`${theme}/`, pictures);
    const files = names.flatMap((name) => [`${name}-480.avif`, `${name}-720.avif`]);
    expect(readdirSync(folder).sort()).toEqual(files.sort());
    for (const file of files)
      expect(statSync(new URL(file, folder)).size).toBeLessThanOrEqual(15_000);
  },
);

it('gives each case study a picture of its own', () => {
  expect(names).toEqual(
    expect.arrayContaining(defaultContent.cases.studies.map(({ slug }) => slug)),
  );
});

it.each([
  ['See [the reporting class](/portfolio/quickreports).', 'quickreports'],
  ['[Music](/portfolio/music), then [a case](/portfolio/cases/museum-reports)', 'museum-reports'],
  [
    'Look at /portfolio/quickreports or [elsewhere](https://example.com/portfolio/resume).',
    undefined,
  ],
  ['My [resume](/portfolio/resume).', undefined],
  [null, undefined],
])('shows the picture of the first work that %j links to', (text, picture) => {
  expect(linkedPicture(text)).toBe(picture);
});
