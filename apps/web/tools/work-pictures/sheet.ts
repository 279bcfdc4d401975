import { readFileSync } from 'node:fs';
import type { WorkPictureName } from '../../content/portfolio/work-pictures.ts';
import { faces, themeColors } from '../dashboards/frame.ts';
import type { Palette } from '../dashboards/palette.ts';

/** Four by three, as the pictures are shown. */
export const sheetSize = { width: 480, height: 360 };

const roles =
  'raised sunken ink muted line line-strong accent accent-soft success success-soft warn warn-soft danger danger-soft info info-soft';
const styles = readFileSync(new URL('sheet.css', import.meta.url), 'utf8');

/** A sample of work, as the body of a page that is a picture's size. */
export interface Sheet {
  name: WorkPictureName;
  body: (palette: Palette) => string;
}

export const sheetPage = ({ name, body }: Sheet, palette: Palette): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8" /><title>${name}</title>
    <style>${themeColors(palette, roles.split(' '))} ${faces} ${styles}</style>
    <body class="${name}">${body(palette)}</body></html>`;

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
