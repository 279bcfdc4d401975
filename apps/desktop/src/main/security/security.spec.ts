import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Session, WebContents } from 'electron';
import { FakeSession } from '../../../testing/fake-session.ts';
import { FakeContents } from '../../../testing/fake-window.ts';
import { denyPermissions, lockContents } from './navigation-guard.ts';
import { isOwnPage, outsideUrl } from './trusted-url.ts';

let contents: FakeContents;
let outside: string[];
beforeEach(() => {
  outside = [];
  contents = new FakeContents(new FakeSession());
  lockContents(contents as unknown as WebContents, (url) => outside.push(url));
});

function go(event: string, url: string): boolean {
  let stopped = false;
  contents.emit(event, { url, preventDefault: () => (stopped = true) }, url);
  return !stopped;
}

describe('a page of the app', () => {
  it('may go to other places of the app', () => {
    expect(go('will-navigate', 'app://polaris/admin/contacts?highlight=1')).toBe(true);
  });

  it.each([
    'https://evil.example/',
    'http://evil.example/',
    'file:///etc/passwd',
    'app://other/',
    'app://polaris/..%2f',
    'data:text/html,x',
    'javascript:alert(1)',
  ])('G2: may not go to %s', (url) => {
    expect(go('will-navigate', url)).toBe(false);
    expect(go('will-frame-navigate', url)).toBe(false);
    expect(contents.windowOpen({ url })).toEqual({ action: 'deny' });
    const opened = url.startsWith('https:') ? [url, url, url] : [];
    expect(outside).toEqual(opened);
  });

  it('G2: is not redirected, and holds no other page within it', () => {
    expect(go('will-redirect', 'app://polaris/admin')).toBe(false);
    expect(go('will-attach-webview', 'app://polaris/')).toBe(false);
  });

  it('G2: opens no window, not even of the app itself', () => {
    expect(contents.windowOpen({ url: 'app://polaris/' })).toEqual({ action: 'deny' });
    expect(outside).toEqual([]);
  });
});

describe('an address outside', () => {
  it.each(['https://example.com/a?b#c', 'mailto:ada@example.com', 'tel:+15550100'])(
    '%s is opened by the system',
    (url) => expect(outsideUrl(url)).toBe(url),
  );

  it.each([
    'http://example.com',
    'file:///bin/sh',
    'smb://x',
    'ms-msdt:/id',
    'javascript:1',
    'https://u:p@x.example',
    'https:\\\\x',
    'mailto:a@b.c\r\nBcc:x',
    `https://x.example/${'x'.repeat(3000)}`,
  ])('%s is not opened', (url) => expect(outsideUrl(url)).toBeNull());

  it('is told apart from the app by parsing, not by its first letters', () => {
    expect(isOwnPage('app://polaris/')).toBe(true);
    for (const url of [
      'app://polaris.evil.example/',
      'app://polaris@evil.example/',
      'https://polaris/',
    ])
      expect(isOwnPage(url)).toBe(false);
  });
});

describe('permissions', () => {
  it('G3: are denied, each request and each check', () => {
    const session = new FakeSession();
    denyPermissions(session as unknown as Session);
    for (const name of [
      'media',
      'geolocation',
      'notifications',
      'clipboard-read',
      'hid',
      'openExternal',
      'fullscreen',
    ] as const) {
      const answers: boolean[] = [];
      session.permissionRequest!(null as never, name, (yes) => answers.push(yes), {} as never);
      expect(answers).toEqual([false]);
      expect(session.permissionCheck!(null, name as never, '', {} as never)).toBe(false);
    }
    expect(session.devicePermission!({} as never)).toBe(false);
  });
});
