import { Controller } from '@nestjs/common';
import {
  type CustomerImport,
  type ImportUndo,
  listCustomerImports,
  undoCustomerImport,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../../platform/http/handle';
import { CustomerImportsService } from './customer-imports.service';

@Controller()
export class CustomerImportsController {
  constructor(private readonly imports: CustomerImportsService) {}

  @Handle(listCustomerImports)
  list(): Promise<CustomerImport[]> {
    return this.imports.list();
  }

  @Handle(undoCustomerImport)
  undo({ params: { id } }: InputOf<typeof undoCustomerImport>): Promise<ImportUndo> {
    return this.imports.undo(id);
  }
}
