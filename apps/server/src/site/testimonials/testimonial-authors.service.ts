import { Injectable } from '@nestjs/common';
import { displayName } from '@polaris/contracts';
import { greet, greetAccount } from '../../platform/mail/greeting';
import { PreferencesService } from '../../identity/preferences/preferences.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { UsersService } from '../../identity/users/users.service';
import {
  type SubjectIds,
  type TestimonialSubject,
  TestimonialSubjectsReadModel,
} from './testimonial-subjects.read-model';

/** The person who is asked for a testimonial. */
export interface Author {
  name: string;
  /** Such as "Hello Maya,". */
  greeting: string;
  email: string | null;
  /** Null for a customer without one. */
  account: UserEntity | null;
}

/** An author with an email address. */
export type MailedAuthor = Author & { email: string };

/** The author of a testimonial, and what it is about. */
export interface Parties extends Pick<TestimonialSubject, 'status' | 'serviceName'> {
  /** Null if both account and customer were deleted. */
  author: Author | null;
}

/** Finds the authors of testimonials: an account, or else a customer. */
@Injectable()
export class TestimonialAuthorsService {
  constructor(
    private readonly subjects: TestimonialSubjectsReadModel,
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
  ) {}

  /** Undefined if neither the purchase nor the customer is there. */
  async find(ids: SubjectIds): Promise<Parties | undefined> {
    const subject = await this.subjects.find(ids);
    return subject && { ...subject, author: await this.authorOf(subject) };
  }

  /** For mail caused by the author's own action: an account's address must be verified. */
  mayReceiveMail(author: Author): author is MailedAuthor {
    const { email, account } = author;
    return email !== null && (account === null || this.users.mayReceiveMail(account));
  }

  /** For other mail: null if the author has an account and turned mail off. */
  async findMailed(author: Author): Promise<MailedAuthor | null> {
    if (!this.mayReceiveMail(author)) return null;
    const { account } = author;
    const wantsMail =
      !account || (!account.disabledAt && (await this.preferences.allowsMail(account.id)));
    return wantsMail ? author : null;
  }

  private async authorOf({ userId, customer }: TestimonialSubject): Promise<Author | null> {
    if (userId !== null) {
      const account = await this.users.get(userId);
      const { email } = account;
      return { name: displayName(account), greeting: greetAccount(account), email, account };
    }
    return customer && { ...customer, greeting: greet(customer.name), account: null };
  }
}
