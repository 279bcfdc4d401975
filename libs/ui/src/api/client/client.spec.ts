/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { errorMessage, waitText } from './api-error.ts';
import { apiErrorOf, fileNameIn, linkedPath } from './client.ts';
import { forEachServerError } from './form-errors.ts';

const problem = (status: number, body: object, headers: Record<string, string> = {}) =>
  apiErrorOf(new Response(JSON.stringify(body), { status, headers }));

describe('a failed call', () => {
  it("reports its status and the problem's detail", async () => {
    const error = await problem(409, { title: 'Conflict', status: 409, detail: 'Changed since.' });
    expect(error.message).toBe('409: Changed since.');
    expect(error.problem?.title).toBe('Conflict');
  });

  it('reports the text of a response that is not a problem', async () => {
    const error = await apiErrorOf(new Response('Bad Gateway of some proxy', { status: 502 }));
    expect(error.message).toBe('502: Bad Gateway of some proxy');
    expect(error.problem).toBeUndefined();
  });

  it.each([
    ['a page of a proxy', '<html><body><h1>502 Bad Gateway</h1></body></html>'],
    ['a long text', 'word '.repeat(200)],
  ])('reports the status text instead of %s', async (_what, body) => {
    const response = new Response(body, { status: 502, statusText: 'Bad Gateway' });
    expect((await apiErrorOf(response)).message).toBe('502: Bad Gateway');
  });

  it('gives a failed call a message when there is no status text', async () => {
    const response = new Response('<html></html>', { status: 502 });
    expect((await apiErrorOf(response)).message).toBe('502: The server failed.');
  });

  it('reports the status text of an empty response', async () => {
    const response = new Response(null, { status: 503, statusText: 'Service Unavailable' });
    expect((await apiErrorOf(response)).message).toBe('503: Service Unavailable');
  });

  it('reports how long to wait', async () => {
    const body = { title: 'Too many', status: 429, detail: 'Please try again later.' };
    const error = await problem(429, body, { 'Retry-After': '700' });
    expect(errorMessage(error)).toBe('Too many attempts. Try again in 12 minutes.');
  });
});

describe('waitText', () => {
  it('counts seconds up to 90, else minutes, rounded up', () => {
    expect(waitText(1)).toBe('Try again in 1 second.');
    expect(waitText(90)).toBe('Try again in 90 seconds.');
    expect(waitText(91)).toBe('Try again in 2 minutes.');
  });
});

describe('fileNameIn', () => {
  it.each([
    ['attachment; filename=Dump.bin', 'Dump.bin'],
    ['attachment; filename="Kick-off notes.pdf"', 'Kick-off notes.pdf'],
    [String.raw`attachment; filename="The \"plan\".txt"`, 'The "plan".txt'],
    [`attachment; filename="?ber.txt"; filename*=UTF-8''%C3%9Cber.txt`, 'Über.txt'],
    ['attachment', undefined],
  ])('reads the name of a download from %s', (disposition, name) => {
    expect(fileNameIn(disposition)).toBe(name);
  });
});

describe('linkedPath', () => {
  it('returns the path of the next page without its host', () => {
    const link =
      '<http://inner:3000/api/admin/contact-submissions?limit=50&cursor=a%2Fb>; rel="next"';
    expect(linkedPath(link, 'next')).toBe('/api/admin/contact-submissions?limit=50&cursor=a%2Fb');
  });

  it('returns null at the end of a list', () => {
    expect(linkedPath(null, 'next')).toBeNull();
    expect(linkedPath('</api/x?page=1>; rel="prev"', 'next')).toBeNull();
  });

  it('returns null for a path that is not a call', () => {
    expect(linkedPath('<//elsewhere.example/x>; rel="next"', 'next')).toBeNull();
  });
});

describe('forEachServerError', () => {
  it('reports the first field of the form last, so that it keeps the focus', async () => {
    const errors = ['email', 'message', 'name'].map((path) => ({ path, message: 'Wrong.' }));
    const body = { title: 'Invalid', status: 400, detail: 'Please check the fields.', errors };
    const order: string[] = [];
    const fields = ['name', 'email', 'message'];
    forEachServerError(await problem(400, body), fields, (field) => order.push(field));
    expect(order).toEqual(['message', 'email', 'name']);
  });

  it('reports errors at known fields and the rest above the form', async () => {
    const errors = [
      { path: 'email', message: 'Please enter a valid email address.' },
      { path: 'token', message: 'Unknown here.' },
    ];
    const body = { title: 'Invalid', status: 400, detail: 'Please check the fields.', errors };
    const said: Record<string, string> = {};
    forEachServerError(await problem(400, body), ['email'], (field, text) => (said[field] = text));
    expect(said).toEqual({
      email: 'Please enter a valid email address.',
      'root.server': 'Please check the fields.',
    });
  });
});
