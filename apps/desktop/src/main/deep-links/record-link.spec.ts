import { describe, expect, it } from '@jest/globals';
import { recordPath } from './record-link.ts';

describe('a link to a record', () => {
  it.each([
    ['polaris://customers/12', '/admin/customers/12'],
    ['polaris://customers/12/', '/admin/customers/12'],
    ['polaris://contacts/34', '/admin/contacts?highlight=34'],
  ])('%s opens %s', (link, path) => expect(recordPath(link)).toBe(path));

  it.each([
    'polaris://customers/../../api/login',
    'polaris://customers/12/../../settings',
    'polaris://customers/%2e%2e%2fsettings',
    'polaris://customers/12?highlight=1',
    'polaris://customers/12#x',
    'polaris://customers//12',
    'polaris://customers/-1',
    'polaris://customers/0',
    'polaris://customers/1e3',
    'polaris://customers/12\n--flag',
    'polaris://customers/9999999999999999',
    'polaris://customers@evil.example/12',
    'polaris://evil.example/customers/12',
    'polaris://assets/12',
    'polaris:customers/12',
    'https://customers/12',
    'polaris://constructor/12',
    ' polaris://customers/12',
  ])('%j is rejected', (link) => expect(recordPath(link)).toBeNull());
});
