import { Controller } from '@nestjs/common';
import {
  type SampleData,
  addSampleData,
  getSampleData,
  removeSampleData,
} from '@polaris/contracts';
import { Handle } from '../../platform/http/handle';
import { SamplesService } from './samples.service';

@Controller()
export class SamplesController {
  constructor(private readonly samples: SamplesService) {}

  @Handle(getSampleData)
  get(): Promise<SampleData> {
    return this.samples.get();
  }

  @Handle(addSampleData)
  add(): Promise<SampleData> {
    return this.samples.add();
  }

  @Handle(removeSampleData)
  remove(): Promise<SampleData> {
    return this.samples.remove();
  }
}
