import { expect, it } from '@jest/globals';
import type { ChangedKind } from '@polaris/contracts';
import { QueryClient } from '@tanstack/react-query';
import { applyChanges } from './apply-changes.ts';

it.each<ChangedKind>(['purchase', 'appointment', 'message'])(
  'reads purchases again, whose next step it can change, when a change of kind "%s" arrives',
  async (kind) => {
    const cache = new QueryClient();
    const key = ['/api/admin/purchases/61'];
    cache.setQueryData(key, {});
    await applyChanges(cache, [{ type: 'change', change: { kind, change: 'updated', id: 1 } }]);
    expect(cache.getQueryState(key)?.isInvalidated).toBe(true);
  },
);
