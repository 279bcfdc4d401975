import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import config from '../../electron-builder.config.mjs';

const require = createRequire(createRequire(import.meta.url).resolve('electron-builder'));
const { LinuxTargetHelper } = require('app-builder-lib/out/targets/LinuxTargetHelper');

/** The product's own config. It also writes the desktop entry to a file, so that a test can read it. */
export default {
  ...config,
  afterPack: async ({ packager, outDir }) => {
    const helper = new LinuxTargetHelper(packager);
    const entry = await helper.computeDesktopEntry(packager.platformSpecificBuildOptions);
    const name = `${helper.getDesktopFileName()}.desktop`;
    writeFileSync(join(outDir, name), entry);
  },
};
