import { readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

/** Contents and targets of the packages, and Electron's fuses. */
export default {
  appId: 'app.polaris.desktop',
  productName: 'Polaris',
  copyright: 'Copyright © Polaris',
  electronVersion: devDependencies.electron,
  // Without the scope of the workspace package, which is not valid in system package and cache names.
  extraMetadata: { name: 'polaris' },
  directories: { output: 'dist', buildResources: 'resources' },
  // Everything is bundled into `out`: node_modules is not needed.
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
    // Fuses change the binary: on Apple silicon it does not start unless it is signed again.
    resetAdHocDarwinSignature: true,
  },
  // A sign-in in the browser returns to the app with such a link, and links open records.
  protocols: [{ name: 'Polaris', schemes: ['polaris'] }],
  publish: { provider: 'github' },
  linux: {
    // By default it is derived from the scoped package name.
    executableName: 'Polaris',
    // So that the desktop matches windows with the desktop entry.
    syncDesktopName: true,
    target: ['AppImage', 'deb'],
    category: 'Office',
    icon: 'resources/icon.png',
    synopsis: "Polaris for the owner's laptop",
  },
  // By default it is `--no-sandbox`.
  appImage: { executableArgs: [] },
  mac: {
    target: [
      { target: 'dmg', arch: ['arm64', 'x64'] },
      { target: 'zip', arch: ['arm64', 'x64'] },
    ],
    category: 'public.app-category.business',
    icon: 'resources/icon-mac.png',
    // Without it macOS shows no buttons in notifications (Electron, NotificationAction).
    extendInfo: { NSUserNotificationAlertStyle: 'alert' },
    // `tools/pack.ts` turns both off when there is no certificate.
    hardenedRuntime: true,
    notarize: true,
  },
  win: {
    target: [{ target: 'nsis', arch: ['x64', 'arm64'] }],
    icon: 'resources/icon.png',
  },
  nsis: { oneClick: true, perMachine: false },
};
