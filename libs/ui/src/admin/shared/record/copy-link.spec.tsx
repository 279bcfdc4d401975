import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Toaster } from '../../../primitives/toast/toast.tsx';
import { SiteOriginContext } from './site-origin.ts';
import { CopyLink, CopyLinkIcon } from './copy-link.tsx';

afterEach(cleanup);

const show = (siteOrigin: string | null) =>
  render(
    <SiteOriginContext value={siteOrigin}>
      <CopyLink kind="customers" id={12} />
      <CopyLinkIcon kind="services" id={3} name="Dashboards" />
      <Toaster />
    </SiteOriginContext>,
  );

it.each([
  [
    'a browser',
    null,
    ['http://localhost/admin/customers/12', 'http://localhost/admin/services?edit=3'],
  ],
  [
    'the desktop app',
    'https://polaris.example',
    ['polaris://customers/12', 'polaris://services/3'],
  ],
])('copies a link that opens the record in %s', async (_, siteOrigin, links) => {
  const keys = userEvent.setup();
  show(siteOrigin);
  const copied: string[] = [];
  for (const [menu, name] of [
    ['More', 'Copy link'],
    ['More about Dashboards', 'Copy link to Dashboards'],
  ]) {
    await keys.click(screen.getByRole('button', { name: menu }));
    await keys.click(screen.getByRole('button', { name }));
    copied.push(await navigator.clipboard.readText());
  }
  expect(copied).toEqual(links);
  expect(await screen.findAllByText('Link copied')).not.toEqual([]);
});

it('reports when a link could not be copied', async () => {
  const keys = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
  // Copies without the clipboard API; jsdom lacks it.
  document.execCommand = () => false;
  show(null);
  await keys.click(screen.getByRole('button', { name: 'More' }));
  await keys.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findAllByText('It could not be copied.')).not.toEqual([]);
});
