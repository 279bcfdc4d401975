import { describe, expect, it } from '@jest/globals';
import { senderOf } from './sender';

describe('the sender of mails', () => {
  it.each([
    ['Ines Calloway <ines@polaris.test>', 'Ines Calloway', 'ines@polaris.test'],
    ['"Calloway, Ines" <ines@polaris.test>', 'Calloway, Ines', 'ines@polaris.test'],
    ['"Ines \\"Data\\" Calloway" <ines@polaris.test>', 'Ines "Data" Calloway', 'ines@polaris.test'],
    ['ines@polaris.test', 'Polaris', 'ines@polaris.test'],
    ['<ines@polaris.test>', 'Polaris', 'ines@polaris.test'],
    ['ines@polaris.test (Ines)', 'Ines', 'ines@polaris.test'],
  ])('reads the sender MAIL_FROM=%s', (mailFrom, name, address) => {
    expect(senderOf(mailFrom)).toEqual({ name, address });
  });
});
