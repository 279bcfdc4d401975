import { type System, type Theme, systemFrames } from './system-frames.ts';

/** The scenes, each of which is a row of the sheet. */
export const scenes = {
  main: { caption: 'Main window, 1280 pixels wide', scale: 0.405 },
  record: { caption: 'A record in a window of its own', scale: 0.54 },
  narrow: { caption: 'The smallest window, without a connection', scale: 0.72 },
  line: { caption: 'Quick capture: one line', scale: 0.7 },
  fields: { caption: 'Quick capture: its fields', scale: 0.7 },
} as const;

export type Scene = keyof typeof scenes;

export interface Picture {
  system: System;
  theme: Theme;
  scene: Scene;
  width: number;
  height: number;
  png: Buffer;
}

const colors = {
  light: { desk: '#cfd3da', text: '#2b2f38', ink: '#1b2440', edge: '#0003' },
  dark: { desk: '#2b2f38', text: '#dfe2e8', ink: '#e9e6dc', edge: '#fff3' },
};

const isFrameless = (scene: Scene) => scene === 'line' || scene === 'fields';

function framed({ system, theme, scene, width, height, png }: Picture): string {
  const { buttons, radius, framelessRadius } = systemFrames[system];
  const corner = isFrameless(scene) ? framelessRadius : radius;
  const source = `data:image/png;base64,${png.toString('base64')}`;
  return `<div class="window" style="zoom:${scenes[scene].scale};width:${width}px;height:${height}px;border-radius:${corner}px">
    <img src="${source}" width="${width}" height="${height}" />
    ${isFrameless(scene) ? '' : buttons(colors[theme].ink)}
  </div>`;
}

const styles = ({ desk, text, edge }: (typeof colors)[Theme]) => `
  body { margin: 0; padding: 28px; background: ${desk}; color: ${text}; font: 15px sans-serif }
  .sheet { display: grid; grid-template-columns: repeat(3, 518px); gap: 14px 28px }
  h2, p { grid-column: 1 / -1; margin: 0; font-size: 15px; font-weight: 600 }
  h2 { grid-column: auto; font-size: 18px }
  p { padding-top: 12px }
  .window { position: relative; overflow: hidden; outline: 1px solid ${edge}; box-shadow: 0 12px 36px #0004 }
  img { display: block }
  .buttons { position: absolute; top: 0 }
  .left { left: 0 }
  .right { right: 0 }`;

/** The page of a contact sheet: a column for each system, a row for each scene. */
export function sheetPage(pictures: Picture[], theme: Theme): string {
  const names = Object.values(systemFrames).map(({ name }) => `<h2>${name}</h2>`);
  const rows = Object.entries(scenes).map(([scene, { caption }]) => {
    const row = pictures.filter((one) => one.theme === theme && one.scene === scene);
    return `<p>${caption}</p>${row.map(framed).join('')}`;
  });
  return `<!doctype html><style>${styles(colors[theme])}</style><div class="sheet">${names.join('')}${rows.join('')}</div>`;
}
