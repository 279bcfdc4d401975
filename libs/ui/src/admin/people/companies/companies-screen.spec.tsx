import { afterEach, describe, expect, it } from '@jest/globals';
import type { CompanyConversion, CompanyConversionUndo, CompanyTexts } from '@polaris/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MockServer, list, problem } from '../../../../testing/mock-server.ts';
import { expectToast, fill } from '../../../../testing/queries.ts';
import { someCompany } from '../../../../testing/records/records.ts';
import { openAdmin } from '../../../../testing/render-admin.tsx';

const LIST = 'GET /api/admin/companies';
const ADD = 'POST /api/admin/companies';
const TEXTS = 'GET /api/admin/company-texts';
const CONVERSIONS = 'GET /api/admin/company-conversions';
const CONVERT = 'POST /api/admin/company-conversions';

const noTexts: CompanyTexts = { groups: [], companies: 0, people: 0 };
const texts: CompanyTexts = {
  groups: [
    {
      name: 'Acme',
      companyId: null,
      people: 3,
      spellings: [
        { text: 'Acme', people: 2 },
        { text: 'ACME, Inc.', people: 1 },
      ],
    },
    { name: 'Beta', companyId: 12, people: 1, spellings: [{ text: 'Beta LLC', people: 1 }] },
  ],
  companies: 2,
  people: 4,
};
const conversion: CompanyConversion = {
  id: 4,
  convertedAt: '2026-04-02T15:00:00.000Z',
  companies: 2,
  people: 4,
};

const server = new MockServer();
afterEach(cleanup);

const open = (responses = {}) =>
  openAdmin(server, '/admin/companies', {
    [LIST]: list([someCompany({ people: 3 })]),
    [TEXTS]: { json: noTexts },
    [CONVERSIONS]: { json: [] },
    ...responses,
  });

describe('the list of companies', () => {
  it('links each company to its page, with the number of its people', async () => {
    open();
    const row = (await screen.findByRole('link', { name: 'Harbor Trust' })).closest('li')!;
    expect(within(row).getByText('3 people')).toBeTruthy();
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/companies/12');
    expect(screen.getByRole('heading', { name: 'All Companies (1)' })).toBeTruthy();
  });

  it('explains what companies are for when there are none, and why none can be shown', async () => {
    open({ [LIST]: list([]) });
    expect(await screen.findByRole('heading', { name: 'No companies yet' })).toBeTruthy();
    cleanup();
    open({ [LIST]: problem(500, 'The list is broken.') });
    expect(await screen.findByText('The list is broken.')).toBeTruthy();
  });

  it('searches the names of companies', async () => {
    const { keys } = open({ [`${LIST}?limit=50&q=zeta`]: list([]) });
    await fill(keys, await screen.findByRole('searchbox', { name: 'Search companies' }), 'zeta');
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeTruthy();
  });
});

describe('adding a company', () => {
  it('adds a company, and reports how many customers were added to it', async () => {
    const { keys } = open({ [ADD]: { status: 201, json: someCompany({ people: 2 }) } });
    const form = within(await screen.findByRole('form', { name: 'Add New Company' }));
    await fill(keys, form.getByRole('textbox', { name: /^Name/ }), 'Harbor Trust');
    await keys.keyboard('{Enter}');
    await expectToast('Success', 'Company added, with 2 people');
    expect(server.bodiesTo(ADD)).toEqual([{ name: 'Harbor Trust', website: null }]);
  });

  it("shows at the field that a company's name is taken", async () => {
    const message = 'There is a company with this name already.';
    const { keys } = open({ [ADD]: problem(409, message, [{ path: 'name', message }]) });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await fill(keys, name, 'Harbor Trust');
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });
});

describe('making companies from texts', () => {
  const review = async (responses = {}) => {
    const { keys } = open({ [TEXTS]: { json: texts }, ...responses });
    await screen.findByText('4 customers name 2 companies. Link them?');
    await keys.click(screen.getByRole('button', { name: 'Review' }));
    return { keys, dialog: within(await screen.findByRole('dialog')) };
  };

  it('makes companies from every offered spelling unless it is left out', async () => {
    const { keys, dialog } = await review({ [CONVERT]: { status: 201, json: conversion } });
    expect(dialog.getByRole('status').textContent).toBe('2 companies, 4 people');
    expect(dialog.getByText('existing company, 1 person')).toBeTruthy();
    await keys.click(dialog.getByRole('checkbox', { name: /^ACME, Inc\./ }));
    expect(dialog.getByRole('status').textContent).toBe('2 companies, 3 people');
    await keys.click(dialog.getByRole('button', { name: 'Make Companies' }));
    await expectToast('Success', '2 companies added, with 4 people');
    expect(server.bodiesTo(CONVERT)).toEqual([
      {
        groups: [
          { name: 'Acme', texts: ['Acme'] },
          { name: 'Beta', texts: ['Beta LLC'] },
        ],
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves out a company with all its spellings, and makes nothing when all are left out', async () => {
    const { keys, dialog } = await review();
    await keys.click(dialog.getByRole('checkbox', { name: /^Acme\s*3 people/ }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /^ACME/ }).checked).toBe(false);
    await keys.click(dialog.getByRole('checkbox', { name: /^Beta\s*existing/ }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Make Companies' }).disabled).toBe(
      true,
    );
  });

  it('keeps the dialog of made companies open when the texts have changed since', async () => {
    const message = 'No customer has any of these company names now.';
    const { keys, dialog } = await review({ [CONVERT]: problem(409, message) });
    await keys.click(dialog.getByRole('button', { name: 'Make Companies' }));
    await expectToast('Error', message);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('undoing made companies', () => {
  const PREVIEW = `${CONVERSIONS}/4/undo`;
  const UNDO = 'POST /api/admin/company-conversions/4/undo';
  const plan: CompanyConversionUndo = {
    companies: 1,
    people: 1,
    staysTotal: 1,
    stays: [{ id: 12, name: 'Acme Group' }],
  };
  const start = async (responses = {}) => {
    const { keys } = open({ [CONVERSIONS]: { json: [conversion] }, ...responses });
    await keys.click(await screen.findByRole('button', { name: /^Undo what was made/ }));
    return { keys, dialog: within(await screen.findByRole('dialog')) };
  };

  it('shows what stays before it undoes made companies', async () => {
    const { keys, dialog } = await start({ [PREVIEW]: { json: plan }, [UNDO]: { json: plan } });
    expect(await dialog.findByText(/^1 person gets the earlier text back\./)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Acme Group' })).toBeTruthy();
    await keys.click(dialog.getByRole('button', { name: 'Undo' }));
    await expectToast(
      'Success',
      '1 person changed back, 1 company in the trash; 1 company changed since stayed',
    );
    expect(server.callsTo(UNDO)).toHaveLength(1);
  });

  it('explains why made companies cannot be undone', async () => {
    const { dialog } = await start({
      [PREVIEW]: problem(404, 'This was undone, or is more than 30 days old.'),
    });
    expect(await dialog.findByText('This was undone, or is more than 30 days old.')).toBeTruthy();
  });
});
