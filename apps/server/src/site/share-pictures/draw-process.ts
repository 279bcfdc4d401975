/** Reads texts of cards as JSON from stdin and writes pictures in base64 to stdout. Each process handles one job. */
import { json } from 'node:stream/consumers';
import { Resvg } from '@resvg/resvg-js';
import type { PictureWords } from '@polaris/contracts';
import { drawCard } from './draw-card.ts';

const draw = (text: PictureWords): string =>
  new Resvg(drawCard(text), { font: { loadSystemFonts: false } })
    .render()
    .asPng()
    .toString('base64');

process.stdout.write(JSON.stringify(((await json(process.stdin)) as PictureWords[]).map(draw)));
