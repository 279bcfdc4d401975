import { Controller, Header, StreamableFile } from '@nestjs/common';
import {
  type OfferLink,
  type OfferRecord,
  type OfferTemplate,
  type SentOffer,
  createOffer,
  createOfferTemplate,
  deleteOffer,
  deleteOfferTemplate,
  downloadOfferPdf,
  extendOffer,
  getOffer,
  listOfferTemplates,
  listOffers,
  sendOffer,
  shareOfferLink,
  updateOffer,
  withdrawOffer,
} from '@polaris/contracts';
import type { UserEntity } from '../../identity/users/user.entity';
import type { JsonPage } from '../../platform/database/list/list';
import { BodyLimit } from '../../platform/http/bodies/body-limit';
import { Handle, type InputOf } from '../../platform/http/handle';
import { OfferFilesService } from './offer-files.service';
import { OfferSendingService } from './offer-sending.service';
import { OfferTemplatesService } from './offer-templates.service';
import { OffersService } from './offers.service';

/** 100 lines, an introduction and terms in any script, even if a client escapes every character. */
const OFFER_BYTES = 900 * 1024;

@Controller()
export class AdminOffersController {
  constructor(
    private readonly offers: OffersService,
    private readonly sending: OfferSendingService,
    private readonly files: OfferFilesService,
    private readonly templates: OfferTemplatesService,
  ) {}

  @Handle(listOffers)
  list({ query }: InputOf<typeof listOffers>): Promise<JsonPage> {
    return this.offers.list(query);
  }

  @Handle(getOffer)
  get({ params: { id } }: InputOf<typeof getOffer>): Promise<OfferRecord> {
    return this.offers.get(id);
  }

  @Handle(createOffer)
  @BodyLimit(OFFER_BYTES)
  create({
    body: input,
    user: { id: ownerId },
  }: InputOf<typeof createOffer, UserEntity>): Promise<OfferRecord> {
    return this.offers.create(input, ownerId);
  }

  @Handle(updateOffer)
  @BodyLimit(OFFER_BYTES)
  update({ params: { id }, body: input }: InputOf<typeof updateOffer>): Promise<OfferRecord> {
    return this.offers.update(id, input);
  }

  @Handle(deleteOffer)
  remove({ params: { id } }: InputOf<typeof deleteOffer>): Promise<void> {
    return this.offers.remove(id);
  }

  @Handle(sendOffer)
  send({ params: { id }, body: action }: InputOf<typeof sendOffer>): Promise<SentOffer> {
    return this.sending.send(id, action);
  }

  @Handle(extendOffer)
  extend({ params: { id }, body: input }: InputOf<typeof extendOffer>): Promise<OfferRecord> {
    return this.offers.extend(id, input);
  }

  @Handle(withdrawOffer)
  withdraw({ params: { id }, body: input }: InputOf<typeof withdrawOffer>): Promise<OfferRecord> {
    return this.offers.withdraw(id, input);
  }

  @Handle(shareOfferLink)
  share({ params: { id } }: InputOf<typeof shareOfferLink>): Promise<OfferLink> {
    return this.sending.share(id);
  }

  @Handle(downloadOfferPdf)
  @Header('Cache-Control', 'private, no-store')
  async download({ params: { id } }: InputOf<typeof downloadOfferPdf>): Promise<StreamableFile> {
    const { name, pdf } = await this.files.get(id);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `inline; filename="${name}"`,
      length: pdf.length,
    });
  }

  @Handle(listOfferTemplates)
  listTemplates(): Promise<OfferTemplate[]> {
    return this.templates.list();
  }

  @Handle(createOfferTemplate)
  @BodyLimit(OFFER_BYTES)
  createTemplate({ body: input }: InputOf<typeof createOfferTemplate>): Promise<OfferTemplate> {
    return this.templates.create(input);
  }

  @Handle(deleteOfferTemplate)
  removeTemplate({ params: { id } }: InputOf<typeof deleteOfferTemplate>): Promise<void> {
    return this.templates.remove(id);
  }
}
