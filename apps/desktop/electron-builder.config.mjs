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
  // The package of the workspace has a scope, which packages of systems and folders of caches take ill.
  extraMetadata: { name: 'polaris' },
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
    // Fuses change the binary: on Apple's processors it no longer starts unless it is sealed again.
    resetAdHocDarwinSignature: true,
  },
  // Sign-in through an OpenID provider comes back from the browser by such a link.
  protocols: [{ name: 'Polaris', schemes: ['polaris'] }],
  publish: { provider: 'github' },
  linux: {
    // Else it is named after the scoped package, which no shell and no menu would know.
    executableName: 'Polaris',
    // The window belongs to the entry in the menu by this name.
    syncDesktopName: true,
    target: ['AppImage', 'deb'],
    category: 'Office',
    icon: 'resources/icon.png',
    synopsis: "Polaris for the owner's laptop",
  },
  mac: {
    target: [
      { target: 'dmg', arch: ['arm64', 'x64'] },
      { target: 'zip', arch: ['arm64', 'x64'] },
    ],
    category: 'public.app-category.business',
    icon: 'resources/icon.png',
    // Only what is signed by a certificate: `tools/pack.ts` turns both off without one.
    hardenedRuntime: true,
    notarize: true,
  },
  win: {
    target: [{ target: 'nsis', arch: ['x64', 'arm64'] }],
    icon: 'resources/icon.png',
  },
  nsis: { oneClick: true, perMachine: false },
};
