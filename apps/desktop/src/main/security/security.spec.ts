import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Session, WebContents } from 'electron';
import { FakeSession } from '../../../testing/fakes/fake-session.ts';
import { FakeContents } from '../../../testing/fakes/fake-window.ts';
import { guardNavigation } from './navigation-guard.ts';
import { denyPermissions } from './permissions.ts';
import { isAppPage, externalUrl } from './trusted-url.ts';

let contents: FakeContents;
let openedExternally: string[];
let openedInApp: string[];
beforeEach(() => {
  openedInApp = [];
  openedExternally = [];
  contents = new FakeContents(new FakeSession());
  guardNavigation(contents as unknown as WebContents, {
    openExternal: (url) => openedExternally.push(url),
    openWindow: (url) => openedInApp.push(url),
  });
});

/** Whether the navigation is allowed. */
function navigate(event: string, url: string): boolean {
  let stopped = false;
  contents.emit(event, { url, preventDefault: () => (stopped = true) }, url);
  return !stopped;
}

describe('a page of the app', () => {
  it('lets a page of the app navigate to other pages of the app', () => {
    expect(navigate('will-navigate', 'app://polaris/admin/contacts?highlight=1')).toBe(true);
  });

  it.each([
    'https://evil.example/',
    'http://evil.example/',
    'file:///etc/passwd',
    'app://other/',
    'app://polaris/..%2f',
    'data:text/html,x',
    'javascript:alert(1)',
  ])('prevents a page of the app from navigating to %s', (url) => {
    expect(navigate('will-navigate', url)).toBe(false);
    expect(navigate('will-frame-navigate', url)).toBe(false);
    expect(contents.windowOpen({ url })).toEqual({ action: 'deny' });
    const opened = url.startsWith('https:') ? [url, url, url] : [];
    expect([openedExternally, openedInApp]).toEqual([opened, []]);
  });

  it.each([
    ['http://localhost:3000/admin', ['http://localhost:3000/admin']],
    ['http://127.0.0.1:3000/', ['http://127.0.0.1:3000/']],
    ['http://a:b@localhost/', []],
    ['http://localhost.evil.example/', []],
  ])('opens %s of this machine outside of the app as %j', (url, opened) => {
    expect(contents.windowOpen({ url })).toEqual({ action: 'deny' });
    expect(openedExternally).toEqual(opened);
  });

  it('prevents redirects and web views in a page of the app', () => {
    expect(navigate('will-redirect', 'app://polaris/admin')).toBe(false);
    expect(navigate('will-attach-webview', 'app://polaris/')).toBe(false);
  });

  it('lets only the app open a window for one of its pages, never the page itself', () => {
    const url = 'app://polaris/admin/customers/1';
    expect(contents.windowOpen({ url })).toEqual({ action: 'deny' });
    expect([openedExternally, openedInApp]).toEqual([[], [url]]);
  });
});

describe('an external URL', () => {
  it.each(['https://example.com/a?b#c', 'mailto:ada@example.com', 'tel:+15550100'])(
    'opens %s with the system',
    (url) => expect(externalUrl(url)).toBe(url),
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
  ])('does not open %s', (url) => expect(externalUrl(url)).toBeNull());

  it('distinguishes external URLs from app pages by parsing, not by their prefix', () => {
    expect(isAppPage('app://polaris/')).toBe(true);
    for (const url of [
      'app://polaris.evil.example/',
      'app://polaris@evil.example/',
      'https://polaris/',
    ])
      expect(isAppPage(url)).toBe(false);
  });
});

describe('permissions', () => {
  it('denies permissions on request and on check', () => {
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
      const results: boolean[] = [];
      session.permissionRequest!(
        null as never,
        name,
        (granted) => results.push(granted),
        {} as never,
      );
      expect(results).toEqual([false]);
      expect(session.permissionCheck!(null, name as never, '', {} as never)).toBe(false);
    }
    expect(session.devicePermission!({} as never)).toBe(false);
  });
});
