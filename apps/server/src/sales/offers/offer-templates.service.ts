import { Injectable } from '@nestjs/common';
import type { OfferTemplate, OfferTemplateInput } from '@polaris/contracts';
import { conflict, notFound } from '../../platform/problem/problem';
import { OfferTemplatesRepository } from './offer-templates.repository';

/** Content of offers that the owner begins with. */
@Injectable()
export class OfferTemplatesService {
  constructor(private readonly templates: OfferTemplatesRepository) {}

  list(): Promise<OfferTemplate[]> {
    return this.templates.list();
  }

  async create(input: OfferTemplateInput): Promise<OfferTemplate> {
    const created = await this.templates.insert(input);
    if (!created) throw conflict('There is a template with this name already.');
    return created;
  }

  async remove(id: number): Promise<void> {
    if (!(await this.templates.remove(id))) throw notFound('This template');
  }
}
