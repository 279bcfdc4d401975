import { expect, it } from '@jest/globals';
import { FakeEventSource } from './fake-event-source.ts';

const open = () => {
  const source = new FakeEventSource('http://own.invalid/events');
  const heard: string[] = [];
  for (const name of ['open', 'error', 'change'])
    source.addEventListener(name, () => heard.push(`${name} ${source.readyState}`));
  return { source, heard };
};

it('reports a connection that is opened, lost and reopened', () => {
  const { source, heard } = open();
  source.accept();
  source.drop();
  source.accept();
  expect(heard).toEqual(['open 1', 'error 0', 'open 1']);
});

it('dispatches events with data, and none without', () => {
  const { source, heard } = open();
  source.accept();
  source.send('change', { id: 1 });
  source.send('change', '');
  expect(heard).toEqual(['open 1', 'change 1']);
});

it('closes after an unusable response', () => {
  const { source, heard } = open();
  source.refuse();
  expect(heard).toEqual(['error 2']);
  expect(() => source.accept()).toThrow();
});

it('sends nothing before it is open, or after it is closed', () => {
  const { source } = open();
  expect(() => source.send('change', { id: 1 })).toThrow();
  source.accept();
  source.close();
  for (const act of [() => source.send('change', { id: 1 }), () => source.drop()])
    expect(act).toThrow();
});

it('requires an absolute address', () => {
  expect(() => new FakeEventSource('//')).toThrow('Not an address');
});
