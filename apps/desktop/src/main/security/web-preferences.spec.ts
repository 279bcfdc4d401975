import { expect, it } from '@jest/globals';
import { webPreferences } from './web-preferences.ts';

it('isolates pages from Node and Electron', () => {
  expect(webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    webSecurity: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
  });
});
