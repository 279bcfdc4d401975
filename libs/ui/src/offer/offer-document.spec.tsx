import { afterEach, describe, expect, it } from '@jest/globals';
import {
  type OfferContentInput,
  firstSelection,
  offerContent,
  offerRecord,
} from '@polaris/contracts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { OfferDocument, type OfferDocumentProps } from './offer-document.tsx';

afterEach(cleanup);

const seller = offerRecord().seller!;

/** Shows an offer in which a client chooses. */
function open(
  own: Partial<OfferContentInput> = {},
  { isFixed = false, ...props }: Partial<OfferDocumentProps> & { isFixed?: boolean } = {},
) {
  const content = { ...offerContent(), ...own };
  function Offer() {
    const [selection, setSelection] = useState(firstSelection(content.lines));
    return (
      <OfferDocument
        content={content}
        seller={seller}
        expiresOn="2026-04-02"
        today="2026-03-02"
        selection={selection}
        {...(!isFixed && { onSelect: setSelection })}
        {...props}
      />
    );
  }
  render(<Offer />);
  return userEvent.setup({ delay: null });
}

const total = () => screen.getByText('Total').nextElementSibling?.textContent;
const quantity = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Quantity of ${name}`) });
const payments = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the document of an offer', () => {
  it('names seller, buyer, last day, introduction and terms', () => {
    open();
    expect(screen.getByRole('article', { name: 'Data audit and support' })).toBeTruthy();
    for (const text of ['Calloway Data LLC', 'Harbor Trust', 'April 2, 2026'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('As we discussed on the phone.')).toBeTruthy();
    expect(screen.getByText('Each side can end this with two weeks of notice.')).toBeTruthy();
  });

  it('keeps a quantity that is not possible as typed, and says what counts instead', async () => {
    const keys = open();
    const field = quantity('Support by email');
    await keys.clear(field);
    await keys.type(field, '12');
    expect(total()).toBe('$3,600.00');
    await keys.clear(field);
    await keys.type(field, '13x');
    await keys.tab();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['13x', 'true']);
    const error = screen.getByText('Choose from 1 to 12. Until then, 1 is counted.');
    expect(field.getAttribute('aria-describedby')).toBe(error.id);
    expect(total()).toBe('$1,400.00');
    await keys.clear(field);
    await keys.type(field, '2');
    expect([total(), screen.queryByText(/^Choose from/)]).toEqual(['$1,600.00', null]);
    await keys.clear(field);
    await keys.tab();
    expect(screen.getByText('Choose from 1 to 12. Until then, 2 is counted.')).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: 'More of Support by email' }));
    expect([field.value, screen.queryByText(/^Choose from/)]).toEqual(['3', null]);
  });

  it('adds up what a client chooses: one of a group, and options', async () => {
    const keys = open();
    expect(total()).toBe('$1,800.00');
    await keys.click(screen.getByRole('radio', { name: /by phone/ }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /by phone/ }).checked).toBe(true);
    expect(total()).toBe('$2,400.00');
    await keys.click(screen.getByRole('checkbox', { name: /^Workshop/ }));
    expect(total()).toBe('$3,300.00');
    await keys.click(screen.getByRole('checkbox', { name: /^Workshop/ }));
    expect(total()).toBe('$2,400.00');
  });

  it('keeps a quantity between its least and its most, typed or by its buttons', async () => {
    const keys = open();
    await keys.click(screen.getByRole('button', { name: 'More of Support by email' }));
    expect(total()).toBe('$2,000.00');
    await keys.clear(quantity('Support by email'));
    await keys.type(quantity('Support by email'), '12');
    expect(total()).toBe('$3,600.00');
    expect(
      screen.getByRole('button', { name: 'More of Support by email' }).hasAttribute('disabled'),
    ).toBe(true);
  });

  it('shows the dollars of each payment for what is chosen', async () => {
    const keys = open();
    expect(payments()).toEqual([
      'DepositWhen you accept$900.00',
      'Balance30 days after you accept$900.00',
    ]);
    await keys.click(screen.getByRole('radio', { name: /by phone/ }));
    expect(payments()[0]).toBe('DepositWhen you accept$1,200.00');
  });

  it('says that all is due at once without a plan, and nothing of payment for $0', () => {
    open({ plan: [] });
    expect(screen.getByText('The total is due when you accept.')).toBeTruthy();
    cleanup();
    open({ lines: offerContent().lines.map((line) => ({ ...line, unitPrice: 0 })) });
    expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
  });

  it('says what a retainer costs each month, when, and that nothing is charged automatically', () => {
    open({ plan: [], retainer: { startsOn: '2026-04-01', endsOn: '2026-12-31' } });
    expect(screen.getByText('Total a month').nextElementSibling?.textContent).toBe('$1,800.00');
    expect(
      screen.getByText(
        '$1,800.00 a month, first on April 1, 2026, then on the 1st of each month, until December 31, 2026.',
      ),
    ).toBeTruthy();
    expect(screen.getByText(/Nothing is charged automatically/)).toBeTruthy();
  });

  it('shows the sales tax of each rate above the total', () => {
    const [audit, ...rest] = offerContent().lines;
    open({
      lines: [{ ...audit!, taxRate: 8.875 }, ...rest.map((line) => ({ ...line, taxRate: 5 }))],
    });
    expect(screen.getByText('Subtotal').nextElementSibling?.textContent).toBe('$1,800.00');
    expect(screen.getByText('Sales tax (8.875%)').nextElementSibling?.textContent).toBe('$106.50');
    expect(screen.getByText('Sales tax (5%)').nextElementSibling?.textContent).toBe('$30.00');
    expect(total()).toBe('$1,936.50');
  });

  it('shows what was accepted, with the evidence and the days of the payments, and nothing to choose', () => {
    open(
      {},
      {
        selection: [1, 0, 2, 0],
        onSelect: undefined,
        today: '2026-03-04',
        timeZone: 'America/New_York',
        acceptance: {
          number: 1,
          selection: [1, 0, 2, 0],
          total: 2000,
          name: 'Tom Hale',
          statement: 'I, Tom Hale, accept this offer.',
          acceptedAt: '2026-03-04T15:14:00.000Z',
          documentSha256: 'ab'.repeat(32),
          withCode: true,
        },
      },
    );
    for (const role of ['radio', 'checkbox', 'textbox', 'button'] as const)
      expect(screen.queryAllByRole(role)).toEqual([]);
    expect(screen.getByText('Tom Hale')).toBeTruthy();
    expect(screen.getByText(/confirmed by six digits that were mailed/)).toBeTruthy();
    expect(screen.getByText('March 4, 2026 at 10:14 AM')).toBeTruthy();
    expect(screen.getByText('I, Tom Hale, accept this offer.')).toBeTruthy();
    expect(payments()).toEqual(['DepositMarch 4, 2026$1,000.00', 'BalanceApril 3, 2026$1,000.00']);
    expect(screen.getAllByText('Chosen:')).toHaveLength(1);
  });

  it('shows marks and pictures of Markdown as text and links to nothing unsafe', () => {
    open({ intro: '<b>x</b> ![secret](https://evil.example/a.png) [go](javascript:alert(1))' });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
