import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { FailurePage } from './failure-page.tsx';

const renderFailure = (error: unknown) => renderToStaticMarkup(<FailurePage error={error} />);

it.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
  'treats a lost connection as a network error when the browser says: %s',
  (message) => {
    const words = renderFailure(new TypeError(message));
    expect(words).toContain('No connection.');
    expect(words).not.toContain('our fault');
  },
);

it('treats any other failure as a server error', () => {
  expect(renderFailure(new TypeError('x is undefined'))).toContain('It’s our fault');
});
