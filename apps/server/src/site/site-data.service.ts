import { Injectable } from '@nestjs/common';
import {
  type Asset,
  type LandingService,
  type Service,
  type SiteData,
  type SubmitResult,
  type Visitor,
  contactInputSchema,
} from '@polaris/contracts';
import { AssetsService } from '../assets/assets.service';
import { toFieldErrors } from '../common/contract.pipe';
import { ProblemError, invalid } from '../common/problem';
import { toProblemError } from '../common/problem.filter';
import { ContactsService } from '../contacts/contacts.service';
import { ServicesService } from '../services/services.service';

const VISITOR = { all: false };

/** What public pages show and take, straight from the services: no call to ourselves. */
@Injectable()
export class SiteDataService implements SiteData {
  constructor(
    private readonly catalogue: ServicesService,
    private readonly assetsService: AssetsService,
    private readonly contacts: ContactsService,
  ) {}

  landingServices(): Promise<LandingService[]> {
    return this.catalogue.listLanding();
  }

  async services(): Promise<Service[]> {
    return (await this.catalogue.list({}, VISITOR)).items;
  }

  service(id: number): Promise<Service | null> {
    return this.catalogue.get(id, VISITOR).catch((error: unknown) => {
      if (error instanceof ProblemError && error.getStatus() === 404) return null;
      throw error;
    });
  }

  async assets(): Promise<Asset[]> {
    return (await this.assetsService.list({}, VISITOR)).items;
  }

  /** A form that was posted without scripts: the same contract and limit as the call. */
  async submitContact(fields: Record<string, unknown>, visitor: Visitor): Promise<SubmitResult> {
    const parsed = contactInputSchema.safeParse(fields);
    try {
      if (!parsed.success) throw invalid(toFieldErrors(parsed.error.issues));
      await this.contacts.submit(parsed.data, visitor.address);
      return { ok: true };
    } catch (error) {
      return { ok: false, problem: toProblemError(error).toProblem() };
    }
  }
}
