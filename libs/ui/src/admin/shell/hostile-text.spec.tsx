import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { MockServer, list } from '../../../testing/mock-server.ts';
import { valueOf } from '../../../testing/queries.ts';
import { someAsset, someContact, someService } from '../../../testing/records/records.ts';
import { openAdmin } from '../../../testing/render-admin.tsx';

/** Payloads that a browser would run if not treated as text. */
const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus='alert(1)",
  '</textarea><script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
  '<!--<img src="--><img src=x onerror=alert(1)>',
  '${alert(1)}{{constructor.constructor("alert(1)")()}}',
  '&lt;img src=x onerror=alert(1)&gt;',
];

const foreign = 'img, iframe, script, [onerror], [onfocus], a[href^=javascript]';

const server = new MockServer();
afterEach(cleanup);

const fieldOf = (form: HTMLElement) => valueOf(within(form).getByRole('textbox', { name: /Name/ }));

describe.each(payloads)('%s', (payload) => {
  it('renders hostile text as text in a submission, its detail and its form (ASVS 3.2.2)', async () => {
    const contact = someContact({ name: payload, message: payload + payload });
    const { keys } = openAdmin(server, '/admin/contacts', {
      'GET /api/admin/contact-submissions': list([contact]),
    });
    await keys.click(await screen.findByRole('button', { name: payload }));
    const detail = within(screen.getByRole('region', { name: 'Submission' }));
    expect(detail.getByRole('heading', { name: payload })).toBeTruthy();
    expect(detail.getByText(payload + payload)).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: `Edit ${payload}` }));
    expect(fieldOf(screen.getByRole('form', { name: `Edit ${payload}` }))).toBe(payload);
    expect(document.querySelector(foreign)).toBeNull();
  });

  it.each([
    ['services', someService({ name: payload, description: payload, priceDisplay: payload })],
    ['assets', someAsset({ name: payload, description: payload })],
  ])('renders hostile text as text among %s, and in their dialog', async (noun, record) => {
    const { keys } = openAdmin(server, `/admin/${noun}`, { [`GET /api/${noun}`]: list([record]) });
    expect((await screen.findAllByText(payload)).length).toBeGreaterThan(1);
    await keys.click(screen.getByRole('button', { name: `Edit ${payload}` }));
    expect(fieldOf(screen.getByRole('dialog'))).toBe(payload);
    expect(document.querySelector(foreign)).toBeNull();
  });
});
