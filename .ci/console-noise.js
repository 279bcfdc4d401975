import { afterAll, afterEach } from '@jest/globals';
import { format } from 'node:util';

/*
 * A message logged by a test is a mistake that would get lost among thousands of tests: an update outside of
 * act(), a missing jsdom feature. A test that expects a message replaces the method.
 */
let messages = [];
for (const method of ['error', 'warn']) {
  const print = console[method];
  console[method] = (...args) => {
    messages.push(format(...args));
    print.call(console, ...args);
  };
}

function expectSilence() {
  const logged = messages;
  messages = [];
  if (logged.length > 0) throw new Error(`This was logged during the test:\n${logged.join('\n')}`);
}

afterEach(expectSilence);
// Messages after the last test, or while none runs.
afterAll(expectSilence);
