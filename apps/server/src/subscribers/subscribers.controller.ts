import { Controller } from '@nestjs/common';
import {
  type EssayAnnouncement,
  listSubscribers,
  deleteSubscriber,
  listAnnouncements,
  announceEssay,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../platform/http/handle';
import type { JsonPage } from '../platform/database/list/list';
import { TrashService } from '../records/trash/trash.service';
import { AnnouncementsService } from './announcements.service';
import { SubscribersService } from './subscribers.service';

/** What the owner does with the newsletter. */
@Controller()
export class SubscribersController {
  constructor(
    private readonly subscribers: SubscribersService,
    private readonly announcements: AnnouncementsService,
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

  @Handle(listAnnouncements)
  listEssays(): Promise<EssayAnnouncement[]> {
    return this.announcements.list();
  }

  @Handle(announceEssay)
  announce({
    params: { slug },
    body: input,
  }: InputOf<typeof announceEssay>): Promise<EssayAnnouncement> {
    return this.announcements.announce(slug, input);
  }
}
