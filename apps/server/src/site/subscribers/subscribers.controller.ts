import { Controller } from '@nestjs/common';
import {
  type NewsletterIssue,
  listSubscribers,
  deleteSubscriber,
  listNewsletter,
  previewLetter,
  sendEssay,
  sendLetter,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import { TrashService } from '../../records/trash/trash.service';
import { NewsletterService } from './newsletter.service';
import { SubscribersService } from './subscribers.service';

/** Newsletter endpoints for the owner. */
@Controller()
export class SubscribersController {
  constructor(
    private readonly subscribers: SubscribersService,
    private readonly newsletter: NewsletterService,
    private readonly trash: TrashService,
  ) {}

  @Handle(listSubscribers)
  list({ query }: InputOf<typeof listSubscribers>): Promise<JsonPage> {
    return this.subscribers.list(query);
  }

  @Handle(deleteSubscriber)
  remove({ params: { id } }: InputOf<typeof deleteSubscriber>): Promise<void> {
    return this.trash.remove('subscriber', id);
  }

  @Handle(listNewsletter)
  listIssues(): Promise<NewsletterIssue[]> {
    return this.newsletter.list();
  }

  @Handle(sendEssay)
  sendEssay({
    params: { slug },
    body: input,
  }: InputOf<typeof sendEssay>): Promise<NewsletterIssue> {
    return this.newsletter.sendEssay(slug, input);
  }

  @Handle(previewLetter)
  previewLetter({ body: letter }: InputOf<typeof previewLetter>): Promise<NewsletterIssue> {
    return this.newsletter.preview(letter);
  }

  @Handle(sendLetter)
  sendLetter({ body: input }: InputOf<typeof sendLetter>): Promise<NewsletterIssue> {
    return this.newsletter.sendLetter(input);
  }
}
