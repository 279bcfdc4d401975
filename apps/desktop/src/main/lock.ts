import type { WebContents } from 'electron';

const refuse = (event: { preventDefault(): void }) => event.preventDefault();

/** Nothing that a page does leads anywhere else, opens anything or is granted anything. */
export function lock(contents: WebContents): void {
  contents.on('will-navigate', refuse);
  contents.on('will-redirect', refuse);
  contents.on('will-attach-webview', refuse);
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  contents.session.setPermissionCheckHandler(() => false);
}
