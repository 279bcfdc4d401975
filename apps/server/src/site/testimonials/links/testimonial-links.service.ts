import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { type MailValues, MailSecretsService } from '../../../records/outbox/mail-secrets.service';
import { Settings } from '../../../platform/config/settings';
import { ProblemError, conflict } from '../../../platform/problem/problem';
import type { TestimonialLinkEntity } from './testimonial-link.entity';
import { TestimonialLinksRepository } from './testimonial-links.repository';
import type { TestimonialEntity } from '../testimonial.entity';
import { TestimonialsRepository } from '../testimonials.repository';
import { hashToken, newToken } from '../../../platform/config/hash-token';

/** A working link and its testimonial. */
export interface OpenedLink {
  link: TestimonialLinkEntity;
  row: TestimonialEntity;
}

/** Authors' private links. Only the hash of a token is stored. */
@Injectable()
export class TestimonialLinksService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly links: TestimonialLinksRepository,
    private readonly testimonials: TestimonialsRepository,
    private readonly secrets: MailSecretsService,
    private readonly settings: Settings,
  ) {}

  /** Mailed links are created when the mail is sent, so that the outbox never contains one. */
  onModuleInit(): void {
    this.secrets.register('testimonial_request', (_user, _to, id) =>
      this.forMail(id, isOpenRequest, (row) => this.makeRequest(row)),
    );
    this.secrets.register('testimonial_author', (_user, _to, id) =>
      this.forMail(id, isWritten, (row) => this.makeOwn(row)),
    );
  }

  /** A one-time link to write the testimonial. */
  makeRequest({ id, expiresAt }: TestimonialEntity): Promise<string> {
    return this.make({ testimonialId: id, purpose: 'write', expiresAt });
  }

  /** The author's permanent link. */
  makeOwn({ id }: TestimonialEntity): Promise<string> {
    return this.make({ testimonialId: id, purpose: 'own', expiresAt: null });
  }

  /** Finds the testimonial of a token; throws if the link does not work. */
  open(token: string): Promise<OpenedLink> {
    return this.openWith(token, (id) => this.testimonials.find(id));
  }

  /** Like `open`, but locks the testimonial until the transaction ends. */
  openLocked(token: string): Promise<OpenedLink> {
    return this.openWith(token, (id) => this.testimonials.lock(id));
  }

  private async openWith(
    token: string,
    find: (id: number) => Promise<TestimonialEntity | null>,
  ): Promise<OpenedLink> {
    const link = await this.links.find(hashToken(token));
    const row = link && (await find(link.testimonialId));
    if (!link || !row)
      throw new ProblemError(
        404,
        'This testimonial link does not work. Check that it is complete.',
      );
    assertUsable(link, row, await this.database.now());
    return { link, row };
  }

  /** A `write` link stops working after it is used. */
  async markUsed({ link }: OpenedLink): Promise<void> {
    if (link.purpose === 'write') await this.links.markUsed(link.hash);
  }

  removeOf(testimonialIds: number[]): Promise<void> {
    return this.links.removeOf(testimonialIds);
  }

  private async make(
    link: Pick<TestimonialLinkEntity, 'testimonialId' | 'purpose' | 'expiresAt'>,
  ): Promise<string> {
    const token = newToken();
    await this.links.insert({ ...link, hash: hashToken(token) });
    return `${this.settings.publicUrl}/testimonial#${token}`;
  }

  private forMail(
    id: number | null,
    isUseful: (row: TestimonialEntity, now: Date) => boolean,
    make: (row: TestimonialEntity) => Promise<string>,
  ): Promise<MailValues | undefined> {
    return this.database.transaction(async () => {
      const row = id === null ? null : await this.testimonials.lock(id);
      return row && isUseful(row, await this.database.now())
        ? { link: await make(row) }
        : undefined;
    });
  }
}

export const isOpenRequest = ({ status, expiresAt }: TestimonialEntity, now: Date): boolean =>
  status === 'requested' && expiresAt !== null && expiresAt > now;

const isWritten = ({ status }: TestimonialEntity): boolean =>
  status !== 'requested' && status !== 'withdrawn';

function assertUsable(link: TestimonialLinkEntity, row: TestimonialEntity, now: Date): void {
  if (row.status === 'withdrawn') throw conflict('This testimonial was withdrawn for good.');
  if (link.purpose === 'own') return;
  if (link.usedAt || row.submittedAt)
    throw conflict(
      'This link was used already. To change your testimonial, open the link that you got after sending it.',
    );
  if (link.expiresAt! <= now)
    throw new ProblemError(410, 'This link has expired. Please ask for a new one.');
}
