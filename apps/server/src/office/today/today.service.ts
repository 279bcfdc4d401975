import { Injectable } from '@nestjs/common';
import { addDays, NEXT_SHOWN, TODAY_SHOWN, type Today } from '@polaris/contracts';
import { AssistantDraftsService } from '../assistants/drafts/assistant-drafts.service';
import { ActivitiesService } from '../../people/activities/activities.service';
import { AdminAppointmentsService } from '../../schedule/appointments/admin-appointments.service';
import { ContactsService } from '../../people/contacts/contacts.service';
import { AdminPurchasesService } from '../../sales/purchases/admin-purchases.service';
import { InvoicesService } from '../../sales/invoices/invoices.service';
import { OffersService } from '../../sales/offers/offers.service';
import { RetainerMonthsService } from '../../sales/retainers/retainer-months.service';
import { PlansService } from '../../sales/plans/plans.service';
import { ClientMessagesService } from '../../mail/messages/conversation/client-messages.service';
import { BusinessClock } from '../../platform/config/business-clock';
import type { Page } from '../../platform/database/list/list';
import { TasksService } from '../../people/tasks/tasks.service';

/** Everything for the "Today" block of the dashboard, in one response. */
@Injectable()
export class TodayService {
  constructor(
    private readonly clock: BusinessClock,
    private readonly activities: ActivitiesService,
    private readonly appointments: AdminAppointmentsService,
    private readonly contacts: ContactsService,
    private readonly invoices: InvoicesService,
    private readonly offers: OffersService,
    private readonly plans: PlansService,
    private readonly retainers: RetainerMonthsService,
    private readonly purchases: AdminPurchasesService,
    private readonly tasks: TasksService,
    private readonly messages: ClientMessagesService,
    private readonly drafts: AssistantDraftsService,
  ) {}

  async get(): Promise<Today> {
    const day = await this.clock.today();
    const [orders, due, open, booked, unreadSubmissions, money, messages, offers, waitingDrafts] =
      await Promise.all([
        this.purchases.listNew({ limit: TODAY_SHOWN }).then(shown),
        this.followUps(day),
        this.openTasks(day),
        this.sessions(day),
        this.contacts.countUnread(),
        this.money(),
        this.messages.listUnreadItems({ limit: TODAY_SHOWN }).then(shown),
        this.offers.listUrgent({ limit: TODAY_SHOWN }).then(shown),
        this.drafts.countWaiting(),
      ]);
    const next = { followUps: due.next, tasks: open.next, sessions: booked.next };
    const now = { followUps: due.today, tasks: open.today, sessions: booked.today };
    return {
      day,
      orders,
      ...now,
      unreadSubmissions,
      messages,
      offers,
      ...money,
      waitingDrafts,
      next,
    };
  }

  private async money() {
    const [overdueInvoices, overduePlans, waitingMonths] = await Promise.all([
      this.invoices.sumOverdue(),
      this.plans.sumOverdue(),
      this.retainers.listWaiting().then(({ length }) => length),
    ]);
    return { overdueInvoices, overduePlans, waitingMonths };
  }

  private followUps(day: string) {
    return bothOf(
      this.activities.listDueBy(day, { limit: TODAY_SHOWN }),
      this.activities.listDueAfter(day, { limit: NEXT_SHOWN }),
    );
  }

  private openTasks(day: string) {
    return bothOf(
      this.tasks.listDueBy(day, { limit: TODAY_SHOWN }),
      this.tasks.listDueAfter(day, { limit: NEXT_SHOWN }),
    );
  }

  private async sessions(day: string) {
    const zone = await this.clock.zone();
    const from = `${day} 00:00 ${zone}`;
    const until = `${addDays(day, 1)} 00:00 ${zone}`;
    return bothOf(
      this.appointments.listStarting({ from, until }, { limit: TODAY_SHOWN }),
      this.appointments.listStarting({ from: until }, { limit: NEXT_SHOWN }),
    );
  }
}

async function bothOf<T>(today: Promise<Page<T>>, next: Promise<Page<T>>) {
  const [now, later] = await Promise.all([today, next]);
  return { today: shown(now), next: shown(later) };
}

const shown = <T>({ total = 0, items }: Page<T>) => ({ total, items });
