import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FIRST_DATA } from '@polaris/contracts/browser-names';
import { dropPrefetched, prefetch, takePrefetched, readPageResponses } from './prefetched.ts';

beforeEach(dropPrefetched);
afterEach(() => document.getElementById(FIRST_DATA)?.remove());

const answer =
  (words = 'read') =>
  () =>
    Promise.resolve(Response.json(words));

const taken = async (address: string): Promise<unknown> =>
  (await takePrefetched(address))?.json() as unknown;

function putIntoPage(data: object): void {
  const element = document.createElement('script');
  Object.assign(element, { id: FIRST_DATA, type: 'application/json' });
  element.textContent = JSON.stringify(data);
  document.body.append(element);
  readPageResponses();
}

describe('a prefetched response', () => {
  it('returns a prefetched response once, in any order of parameters', async () => {
    prefetch('/api/customers?q=ada&limit=5', answer());
    expect(await taken('/api/customers?limit=5&q=ada')).toBe('read');
    expect(await taken('/api/customers?limit=5&q=ada')).toBeUndefined();
  });

  it('drops a prefetched response after ten seconds', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    prefetch('/api/tags', answer());
    now.mockReturnValue(10_000);
    expect(await taken('/api/tags')).toBeUndefined();
    now.mockRestore();
  });

  it('drops prefetched responses after a change', async () => {
    prefetch('/api/tags', answer());
    dropPrefetched();
    expect(await taken('/api/tags')).toBeUndefined();
  });

  it('drops a prefetched response that failed', async () => {
    prefetch('/api/tags', () => Promise.resolve(new Response(null, { status: 503 })));
    prefetch('/api/views', () => Promise.reject(new Error('No connection')));
    await new Promise((later) => setTimeout(later));
    expect([await taken('/api/tags'), await taken('/api/views')]).toEqual([undefined, undefined]);
  });

  it('does not prefetch what a screen has requested', () => {
    const read = jest.fn(answer());
    void takePrefetched('/api/tags');
    prefetch('/api/tags', read);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('responses in a page', () => {
  it('returns the responses in a page by their addresses, with the headers of lists', async () => {
    putIntoPage({ '/api/tags': { headers: { 'x-total-count': '7' }, body: [1] } });
    const response = await takePrefetched('/api/tags');
    expect(response?.headers.get('X-Total-Count')).toBe('7');
    expect(await response?.json()).toEqual([1]);
  });

  it('returns the responses in a page once, even if screens are opened again', async () => {
    putIntoPage({ '/api/tags': { headers: {}, body: [] } });
    expect(await taken('/api/tags')).toEqual([]);
    readPageResponses();
    expect(await taken('/api/tags')).toBeUndefined();
  });
});
