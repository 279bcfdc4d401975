import { Controller } from '@nestjs/common';
import { type SimilarPerson, findSimilarPeople } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { SimilarPeopleReadModel } from './similar-people.read-model';

@Controller()
export class SimilarPeopleController {
  constructor(private readonly people: SimilarPeopleReadModel) {}

  @Handle(findSimilarPeople)
  find({ query: { q } }: InputOf<typeof findSimilarPeople>): Promise<SimilarPerson[]> {
    return this.people.find(q);
  }
}
