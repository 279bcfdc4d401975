import { readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

/** What is packed, for whom, and which doors of Electron are welded shut. */
export default {
  appId: 'app.polaris.desktop',
  productName: 'Polaris',
  copyright: 'MIT',
  electronVersion: devDependencies.electron,
  directories: { output: 'dist', buildResources: 'resources' },
  // Everything is bundled into `out`: no package comes along.
  files: ['out/**', 'resources/tray/**', 'package.json', '!node_modules'],
  asar: true,
  npmRebuild: false,
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  },
  // Sign-in through an OpenID provider comes back from the browser by such a link.
  protocols: [{ name: 'Polaris', schemes: ['polaris'] }],
  publish: { provider: 'github' },
  linux: {
    target: ['AppImage', 'deb'],
    category: 'Office',
    icon: 'resources/icon.png',
    maintainer: 'Polaris <desktop@polaris.example>',
    synopsis: "Polaris for the owner's laptop",
  },
  mac: {
    target: [
      { target: 'dmg', arch: ['arm64', 'x64'] },
      { target: 'zip', arch: ['arm64', 'x64'] },
    ],
    category: 'public.app-category.business',
    icon: 'resources/icon.png',
    hardenedRuntime: true,
  },
  win: { target: ['nsis'], icon: 'resources/icon.png' },
  nsis: { oneClick: true, perMachine: false },
};
