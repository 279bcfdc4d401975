import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FIRST_DATA } from '@polaris/contracts/browser-names';
import { dropAnswers, readAhead, takeAnswer, takePageAnswers } from './read-ahead.ts';

beforeEach(dropAnswers);
afterEach(() => document.getElementById(FIRST_DATA)?.remove());

const answer =
  (words = 'read') =>
  () =>
    Promise.resolve(Response.json(words));

const taken = async (address: string): Promise<unknown> =>
  (await takeAnswer(address))?.json() as unknown;

function putIntoPage(data: object): void {
  const element = document.createElement('script');
  Object.assign(element, { id: FIRST_DATA, type: 'application/json' });
  element.textContent = JSON.stringify(data);
  document.body.append(element);
  takePageAnswers();
}

describe('an answer that was read ahead', () => {
  it('is taken once, however its parameters are ordered', async () => {
    readAhead('/api/customers?q=ada&limit=5', answer());
    expect(await taken('/api/customers?limit=5&q=ada')).toBe('read');
    expect(await taken('/api/customers?limit=5&q=ada')).toBeUndefined();
  });

  it('is not taken after ten seconds', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    readAhead('/api/tags', answer());
    now.mockReturnValue(10_000);
    expect(await taken('/api/tags')).toBeUndefined();
    now.mockRestore();
  });

  it('is not taken once something has changed', async () => {
    readAhead('/api/tags', answer());
    dropAnswers();
    expect(await taken('/api/tags')).toBeUndefined();
  });

  it('is not taken if it is a failure', async () => {
    readAhead('/api/tags', () => Promise.resolve(new Response(null, { status: 503 })));
    readAhead('/api/views', () => Promise.reject(new Error('No connection')));
    await new Promise((later) => setTimeout(later));
    expect([await taken('/api/tags'), await taken('/api/views')]).toEqual([undefined, undefined]);
  });

  it('is not asked for where a screen has asked for it', () => {
    const read = jest.fn(answer());
    void takeAnswer('/api/tags');
    readAhead('/api/tags', read);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('the answers in a page', () => {
  it('are taken by their addresses, with what a list says beside its entries', async () => {
    putIntoPage({ '/api/tags': { headers: { 'x-total-count': '7' }, body: [1] } });
    const response = await takeAnswer('/api/tags');
    expect(response?.headers.get('X-Total-Count')).toBe('7');
    expect(await response?.json()).toEqual([1]);
  });

  it('are taken once, though the screens are opened again', async () => {
    putIntoPage({ '/api/tags': { headers: {}, body: [] } });
    expect(await taken('/api/tags')).toEqual([]);
    takePageAnswers();
    expect(await taken('/api/tags')).toBeUndefined();
  });
});
