import type { MigrationInterface } from 'typeorm';
import { HoldsOfVisitors1700000000098 } from './0098-baseline';
import { StarterTexts1700000000099 } from './0099-starter-texts';
import { SalesTax1700000000100 } from './0100-sales-tax';
import { TimeZonesAndPlaces1700000000101 } from './0101-time-zones-and-places';
import { ImportChanges1700000000102 } from './0102-import-changes';
import { SampleData1700000000103 } from './0103-sample-data';
import { PaymentLinks1700000000104 } from './0104-payment-links';
import { PurchaseParts1700000000105 } from './0105-purchase-parts';
import { Offers1700000000106 } from './0106-offers';
import { Retainers1700000000107 } from './0107-retainers';
import { OfferTerms1700000000109 } from './0109-offer-terms';
import { OfferCodes1700000000110 } from './0110-offer-codes';
import { Assistants1700000000111 } from './0111-assistants';
import { ChangeSets1700000000112 } from './0112-change-sets';
import { AssistantDrafts1700000000113 } from './0113-assistant-drafts';

export const migrations: (new () => MigrationInterface)[] = [
  HoldsOfVisitors1700000000098,
  StarterTexts1700000000099,
  SalesTax1700000000100,
  TimeZonesAndPlaces1700000000101,
  ImportChanges1700000000102,
  SampleData1700000000103,
  PaymentLinks1700000000104,
  PurchaseParts1700000000105,
  Offers1700000000106,
  Retainers1700000000107,
  OfferTerms1700000000109,
  OfferCodes1700000000110,
  Assistants1700000000111,
  ChangeSets1700000000112,
  AssistantDrafts1700000000113,
];
