import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { NewestRecord } from '../../../api/client/newest-record.ts';
import { useFormMerge } from './use-form-merge.ts';

interface Named {
  id: number;
  version: number;
  name: string;
}

const opened: Named = { id: 1, version: 1, name: 'Opened' };
const newer: Named = { id: 1, version: 2, name: 'Newer' };
const valuesOf = ({ name }: Named) => ({ name });
const newest: NewestRecord = { own: (record) => record, loaded: (record) => record };

function mergeNamed() {
  return renderHook(
    ({ record }) => {
      const form = useForm({ defaultValues: valuesOf(opened) });
      return { form, merging: useFormMerge({ form, record, valuesOf, newest }) };
    },
    { initialProps: { record: opened } },
  );
}

describe('a form of a record that another window changes', () => {
  it('shows the newer version when nothing is typed', () => {
    const { result, rerender } = mergeNamed();
    rerender({ record: newer });
    act(() => result.current.merging.follow());
    expect(result.current.form.getValues()).toEqual({ name: 'Newer' });
    expect(result.current.merging.base).toBe(newer);
  });

  it('keeps a letter that is typed after the last render', () => {
    const { result, rerender } = mergeNamed();
    rerender({ record: newer });
    act(() => {
      result.current.form.setValue('name', 'Opened!');
      result.current.merging.follow();
    });
    expect(result.current.form.getValues()).toEqual({ name: 'Opened!' });
    expect(result.current.merging.base).toBe(opened);
  });
});
