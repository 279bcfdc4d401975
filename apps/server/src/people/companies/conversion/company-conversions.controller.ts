import { Controller } from '@nestjs/common';
import {
  type CompanyConversion,
  type CompanyConversionUndo,
  type CompanyTexts,
  convertCompanyTexts,
  getCompanyTexts,
  listCompanyConversions,
  previewConversionUndo,
  undoCompanyConversion,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../../platform/http/handle';
import { CompanyConversionsService } from './company-conversions.service';
import { ConversionUndosService } from './conversion-undos.service';

@Controller()
export class CompanyConversionsController {
  constructor(
    private readonly conversions: CompanyConversionsService,
    private readonly undos: ConversionUndosService,
  ) {}

  @Handle(getCompanyTexts)
  texts(): Promise<CompanyTexts> {
    return this.conversions.texts();
  }

  @Handle(convertCompanyTexts)
  convert({ body: input }: InputOf<typeof convertCompanyTexts>): Promise<CompanyConversion> {
    return this.conversions.convert(input);
  }

  @Handle(listCompanyConversions)
  list(): Promise<CompanyConversion[]> {
    return this.conversions.list();
  }

  @Handle(previewConversionUndo)
  preview({
    params: { id },
  }: InputOf<typeof previewConversionUndo>): Promise<CompanyConversionUndo> {
    return this.undos.preview(id);
  }

  @Handle(undoCompanyConversion)
  undo({ params: { id } }: InputOf<typeof undoCompanyConversion>): Promise<CompanyConversionUndo> {
    return this.undos.undo(id);
  }
}
