import { Injectable, Logger } from '@nestjs/common';
import type { AssistantCaller } from '../assistant-callers.read-model';
import { AssistantGrantsRepository } from '../assistant-grants.repository';
import { AssistantCallsRepository } from '../assistant-calls.repository';
import { type LimitRule, LimitsService } from '../../../platform/http/limits/limits.service';
import { ProblemError } from '../../../platform/problem/problem';
import { toProblemError } from '../../../platform/http/problem.filter';
import { AddTaskToolService } from './add-task.service';
import { DraftInvoiceToolService } from './draft-invoice.service';
import { DraftMessageToolService } from './draft-message.service';
import { DraftOfferToolService } from './draft-offer.service';
import { DraftPaymentToolService } from './draft-payment.service';
import { FreeTimesToolService } from './free-times.service';
import { GetCustomerToolService } from './get-customer.service';
import { ListRecordsToolService } from './list-records.service';
import { LogActivityToolService } from './log-activity.service';
import { MoneyToolService } from './money.service';
import { SearchToolService } from './search.service';
import { TagCustomerToolService } from './tag-customer.service';
import { untrustedRecords } from './texts';
import { TodayToolService } from './today.service';
import type { Tool } from './tool';
import { UndoToolService } from './undo.service';
import { UpdateCustomerToolService } from './update-customer.service';
import { UpdateTaskToolService } from './update-task.service';

const reads: LimitRule = { name: 'assistant-read', points: 300, duration: 3600 };
const writes: LimitRule = { name: 'assistant-write', points: 60, duration: 3600 };

const drafts: LimitRule = { name: 'assistant-draft', points: 30, duration: 3600 };

/** The limit of a tool, and what it counts. */
function limitOf({ scope }: Tool): { limit: LimitRule; counted: string } {
  if (scope === 'write') return { limit: writes, counted: 'changes' };
  if (scope === 'draft') return { limit: drafts, counted: 'drafts' };
  return { limit: reads, counted: 'calls' };
}

/** The tools of assistants. They call services; a token opens no call of the API. */
@Injectable()
export class ToolsService {
  private readonly logger = new Logger('Assistants');
  /** Always in this order, so that assistants can keep the list. */
  readonly tools: readonly Tool[];

  constructor(
    private readonly limits: LimitsService,
    private readonly calls: AssistantCallsRepository,
    private readonly grants: AssistantGrantsRepository,
    search: SearchToolService,
    customer: GetCustomerToolService,
    records: ListRecordsToolService,
    today: TodayToolService,
    money: MoneyToolService,
    freeTimes: FreeTimesToolService,
    activity: LogActivityToolService,
    task: AddTaskToolService,
    tag: TagCustomerToolService,
    taskUpdate: UpdateTaskToolService,
    customerUpdate: UpdateCustomerToolService,
    message: DraftMessageToolService,
    offer: DraftOfferToolService,
    invoice: DraftInvoiceToolService,
    payment: DraftPaymentToolService,
    undo: UndoToolService,
  ) {
    const reading = [search, customer, records, today, money, freeTimes];
    const changing = [activity, task, tag, taskUpdate, customerUpdate];
    const drafting = [message, offer, invoice, payment];
    this.tools = [...reading, ...changing, ...drafting, undo].map(({ tool }) => tool);
  }

  /** Runs a tool with checked input. A failure is a sentence that says what to do next. */
  async call(tool: Tool, input: unknown, caller: AssistantCaller): Promise<object | string> {
    try {
      await this.limits.count(limitOf(tool).limit, String(caller.grantId));
      const { answer, records } = await tool.run(input as never, caller);
      const untrusted = [...new Set(untrustedRecords(answer))];
      if (untrusted.length > 0) await this.grants.noteStrangersText(caller.grantId);
      const call = { tool: tool.name, records: [...new Set(records)], untrusted };
      await this.calls.add(caller.grantId, call);
      return answer;
    } catch (error) {
      const problem = toProblemError(error);
      if (problem.getStatus() === 500)
        this.logger.error(`The tool ${tool.name} failed: ${String(error)}`);
      return sentenceOf(problem, tool);
    }
  }
}

function sentenceOf(problem: ProblemError, tool: Tool): string {
  const minutes = Math.ceil((problem.retryAfterSeconds ?? 60) / 60);
  switch (problem.getStatus()) {
    case 404:
      return `${problem.message} Find the id by search.`;
    case 429: {
      const { limit, counted } = limitOf(tool);
      return `This connection has made ${limit.points} ${counted} within an hour. Go on in ${minutes} minutes.`;
    }
    case 500:
      return 'Something went wrong here. Try once more; if it fails again, tell the owner to look at Settings, Health.';
    case 503:
      return 'The database is briefly away. Try again in a minute.';
    default:
      return problem.message;
  }
}
