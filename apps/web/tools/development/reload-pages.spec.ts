import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { reloadPages } from './reload-pages.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The plugin with Vite's hooks for changed sources. */
function plugin() {
  const { hotUpdate, transform } = reloadPages() as unknown as {
    hotUpdate: (this: object, change: object) => void;
    transform: (code: string, id: string) => string | undefined;
  };
  const send = jest.fn<(event: string) => void>();
  const server = { environments: { client: { hot: { send } } } };
  const change = (name: string, modules: object[]) =>
    hotUpdate.call({ environment: { name } }, { modules, server });
  return { change, send, transform };
}

it('reloads open pages once when sources of their rendering change', () => {
  const { change, send, transform } = plugin();
  change('ssr', [{}]);
  change('ssr', [{}, {}]);
  jest.runAllTimers();
  expect(send).toHaveBeenCalledTimes(1);
  const [event] = send.mock.calls[0]!;
  expect(transform('start();', '/site/app/entry.page.ts')).toContain(`on("${event}"`);
});

it.each([
  ['ssr', []],
  ['client', [{}]],
])('leaves open pages alone when the change is in %s and in the modules %j', (name, modules) => {
  const { change, send } = plugin();
  change(name, modules);
  jest.runAllTimers();
  expect(send).not.toHaveBeenCalled();
});

it('leaves other scripts unchanged', () => {
  expect(plugin().transform('start();', '/site/app/entry.client.ts')).toBeUndefined();
});
