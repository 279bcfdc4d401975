import { expect, it } from '@jest/globals';
import vm from 'node:vm';

const context = vm.createContext({});

async function run(code: string): Promise<object> {
  const module = new vm.SourceTextModule(code, { context, identifier: 'file:///counter.js' });
  await module.link(() => Promise.reject(new Error('It imports nothing.')));
  await module.evaluate();
  return module.namespace;
}

const counter = 'let count = 0; export const next = () => (count += 1);';

it('starts a module that is compiled already from its beginning', async () => {
  for (let times = 0; times < 3; times += 1) {
    const { next } = (await run(counter)) as { next: () => number };
    expect(next()).toBe(1);
  }
});

it('compiles a module again when its code has changed', async () => {
  await run(counter);
  expect(await run('export const changed = true;')).toMatchObject({ changed: true });
});
