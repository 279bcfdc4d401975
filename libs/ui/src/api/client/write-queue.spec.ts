import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { type Versioned, queueWrite, queueVersionedWrite } from './write-queue.ts';

const PATH = '/api/customers/7';

/** A record whose server refuses every version but its own. */
function someRecord() {
  const cache = new QueryClient();
  const sent: (number | undefined)[] = [];
  const record = { id: 7, version: 1 };
  const send = (version: number | undefined) => async (current: Versioned | undefined) => {
    const of = current?.version ?? version;
    sent.push(of);
    await new Promise((answered) => setTimeout(answered));
    if (of !== undefined && of !== record.version) throw new Error('409');
    record.version += 1;
    return { ...record };
  };
  const change = (version?: number, path = PATH) =>
    queueVersionedWrite(cache, path, version, send(version));
  const changeElsewhere = () => (record.version += 1);
  return { cache, sent, change, changeElsewhere };
}

describe('changes of one record', () => {
  it('runs changes of a record in sequence, each on the version of the last response', async () => {
    const { change, sent } = someRecord();
    await Promise.all([change(1), change(1), change(1)]);
    expect(sent).toEqual([1, 2, 3]);
  });

  it('accepts changes of a form that was opened before queued ones', async () => {
    const { change, sent } = someRecord();
    await change(1);
    await change(2);
    await change(1);
    expect(sent).toEqual([1, 2, 3]);
  });

  it('fails when someone else was faster, before the queued changes or between them', async () => {
    const { change, changeElsewhere, sent } = someRecord();
    changeElsewhere();
    await expect(change(1)).rejects.toThrow('409');
    await change(2);
    changeElsewhere();
    await expect(change(2)).rejects.toThrow('409');
    await expect(change(1)).rejects.toThrow('409');
    await change(4);
    expect(sent).toEqual([1, 2, 3, 1, 4]);
    // 2 to 3 was its own change, 3 to 4 was someone else's.
    await expect(change(2)).rejects.toThrow('409');
  });

  it('continues after a change that failed', async () => {
    const { change, changeElsewhere } = someRecord();
    changeElsewhere();
    const first = change(1);
    const second = change(2);
    await expect(first).rejects.toThrow('409');
    expect(await second).toEqual({ id: 7, version: 3 });
  });

  it('queues changes without a version', async () => {
    const { change, sent } = someRecord();
    await Promise.all([change(1), change(), change(1)]);
    expect(sent).toEqual([1, undefined, 3]);
  });

  it('does not wait for changes of another record', async () => {
    const { cache, change } = someRecord();
    void queueWrite(cache, PATH, () => new Promise(() => undefined));
    expect(await change(1, '/api/customers/8')).toEqual({ id: 7, version: 2 });
  });
});
