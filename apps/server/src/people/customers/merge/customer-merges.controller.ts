import { Controller } from '@nestjs/common';
import {
  type CustomerMerge,
  type CustomerMerging,
  type KeptCustomer,
  type MergePreview,
  type MergeUndoPreview,
  type MergeUndone,
  findKeptCustomer,
  getMerging,
  listDuplicates,
  markDifferent,
  mergeCustomers,
  previewMerge,
  previewMergeUndo,
  undoMerge,
  unmarkDifferent,
} from '@polaris/contracts';
import type { JsonPage } from '../../../platform/database/list/list';
import { Handle, type InputOf } from '../../../platform/http/handle';
import { CustomerMergesService } from './customer-merges.service';
import { DuplicatesService } from './duplicates.service';
import { MergeUndosService } from './merge-undos.service';

@Controller()
export class CustomerMergesController {
  constructor(
    private readonly duplicates: DuplicatesService,
    private readonly merges: CustomerMergesService,
    private readonly undos: MergeUndosService,
  ) {}

  @Handle(listDuplicates)
  list({ query }: InputOf<typeof listDuplicates>): Promise<JsonPage> {
    return this.duplicates.list(query);
  }

  @Handle(getMerging)
  async get({ params: { id } }: InputOf<typeof getMerging>): Promise<CustomerMerging> {
    return { duplicates: await this.duplicates.listOf(id), merges: await this.merges.listOf(id) };
  }

  @Handle(markDifferent)
  mark({ params: { id, otherId } }: InputOf<typeof markDifferent>): Promise<void> {
    return this.duplicates.markDifferent(id, otherId);
  }

  @Handle(unmarkDifferent)
  unmark({ params: { id, otherId } }: InputOf<typeof unmarkDifferent>): Promise<void> {
    return this.duplicates.unmarkDifferent(id, otherId);
  }

  @Handle(previewMerge)
  preview({ query: { keptId, mergedId } }: InputOf<typeof previewMerge>): Promise<MergePreview> {
    return this.merges.preview(keptId, mergedId);
  }

  @Handle(mergeCustomers)
  merge({ params: { id }, body }: InputOf<typeof mergeCustomers>): Promise<CustomerMerge> {
    return this.merges.merge(id, body);
  }

  @Handle(previewMergeUndo)
  previewUndo({ params: { id } }: InputOf<typeof previewMergeUndo>): Promise<MergeUndoPreview> {
    return this.undos.preview(id);
  }

  @Handle(undoMerge)
  undo({ params: { id } }: InputOf<typeof undoMerge>): Promise<MergeUndone> {
    return this.undos.undo(id);
  }

  @Handle(findKeptCustomer)
  findKept({ params: { id } }: InputOf<typeof findKeptCustomer>): Promise<KeptCustomer> {
    return this.merges.findKept(id);
  }
}
