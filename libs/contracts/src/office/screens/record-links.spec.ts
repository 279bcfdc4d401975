import { describe, expect, it } from '@jest/globals';
import { firstReads } from './admin-screens.ts';
import { type RecordKind, pathOfRecordLink, recordLink, recordPaths } from './record-links.ts';

describe('a link to a record', () => {
  it.each([
    ['polaris://customers/12', '/admin/customers/12'],
    ['polaris://customers/12/', '/admin/customers/12'],
    ['polaris://contacts/34', '/admin/contacts?highlight=34'],
    ['polaris://invoices/7', '/admin/invoices/7'],
    ['polaris://offers/5', '/admin/offers/5'],
    ['polaris://retainers/6', '/admin/retainers/6'],
    ['polaris://services/3', '/admin/services?edit=3'],
    ['polaris://assets/5', '/admin/assets?edit=5'],
    ['polaris://essays/4', '/admin/essays/4'],
    ['polaris://activities/1', '/admin/activity?id=1'],
    ['polaris://purchases/1', '/admin/purchases/1'],
  ])('%s opens %s', (link, path) => expect(pathOfRecordLink(link)).toBe(path));

  it.each(Object.keys(recordPaths) as RecordKind[])(
    'opens the screen of a record from a link to one of the %s',
    (kind) => {
      const path = pathOfRecordLink(recordLink(kind, 12))!;
      expect(path).toBe(recordPaths[kind](12));
      expect(firstReads(new URL(path, 'https://polaris.example'))).not.toEqual([]);
    },
  );

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
    'polaris://users/12',
    'polaris://settings/12',
    'polaris:customers/12',
    'https://customers/12',
    'polaris://constructor/12',
    ' polaris://customers/12',
  ])('rejects the link %j', (link) => expect(pathOfRecordLink(link)).toBeNull());
});
