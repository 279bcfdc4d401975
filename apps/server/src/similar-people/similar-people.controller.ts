import { Controller, Get, Query } from '@nestjs/common';
import {
  type SimilarPeopleQuery,
  type SimilarPerson,
  similarPeopleQuerySchema,
  similarPeopleSchema,
} from '@polaris/contracts';
import { Allow } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { similarPeopleExamples } from './similar-people.examples';
import { SimilarPeopleReadModel } from './similar-people.read-model';

@Tag('Similar people', {
  description: 'Customers and submissions that a search with typing mistakes meant.',
  examples: similarPeopleExamples,
})
@Controller('admin/similar-people')
export class SimilarPeopleController {
  constructor(private readonly people: SimilarPeopleReadModel) {}

  @Get()
  @Allow('owner')
  @Operation('findSimilarPeople', 'Find the five people who are written most like a term')
  @Returns(200, similarPeopleSchema)
  find(
    @Query({ schema: similarPeopleQuerySchema }) { q }: SimilarPeopleQuery,
  ): Promise<SimilarPerson[]> {
    return this.people.find(q);
  }
}
