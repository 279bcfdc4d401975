import { Injectable, Logger } from '@nestjs/common';
import type { AssistantCaller } from '../assistant-callers.read-model';
import { AssistantCallsRepository } from '../assistant-calls.repository';
import { type LimitRule, LimitsService } from '../../../platform/http/limits/limits.service';
import { ProblemError } from '../../../platform/problem/problem';
import { toProblemError } from '../../../platform/http/problem.filter';
import { FreeTimesToolService } from './free-times.service';
import { GetCustomerToolService } from './get-customer.service';
import { ListRecordsToolService } from './list-records.service';
import { MoneyToolService } from './money.service';
import { SearchToolService } from './search.service';
import { TodayToolService } from './today.service';
import type { Tool } from './tool';

const reads: LimitRule = { name: 'assistant-read', points: 300, duration: 3600 };

/** The tools of assistants. They call services; a token opens no call of the API. */
@Injectable()
export class ToolsService {
  private readonly logger = new Logger('Assistants');
  /** Always in this order, so that assistants can keep the list. */
  readonly tools: readonly Tool[];

  constructor(
    private readonly limits: LimitsService,
    private readonly calls: AssistantCallsRepository,
    search: SearchToolService,
    customer: GetCustomerToolService,
    records: ListRecordsToolService,
    today: TodayToolService,
    money: MoneyToolService,
    freeTimes: FreeTimesToolService,
  ) {
    this.tools = [search, customer, records, today, money, freeTimes].map(({ tool }) => tool);
  }

  /** Runs a tool with checked input. A failure is a sentence that says what to do next. */
  async call(tool: Tool, input: unknown, caller: AssistantCaller): Promise<object | string> {
    try {
      await this.limits.count(reads, String(caller.grantId));
      const { answer, records } = await tool.run(input as never, caller);
      await this.calls.add(caller.grantId, tool.name, [...new Set(records)]);
      return answer;
    } catch (error) {
      const problem = toProblemError(error);
      if (problem.getStatus() === 500)
        this.logger.error(`The tool ${tool.name} failed: ${String(error)}`);
      return sentenceOf(problem);
    }
  }
}

function sentenceOf(problem: ProblemError): string {
  const minutes = Math.ceil((problem.retryAfterSeconds ?? 60) / 60);
  switch (problem.getStatus()) {
    case 404:
      return `${problem.message} Find the id by search.`;
    case 429:
      return `This connection has made ${reads.points} calls within an hour. Go on in ${minutes} minutes.`;
    case 500:
      return 'Something went wrong here. Try once more; if it fails again, tell the owner to look at Settings, Health.';
    case 503:
      return 'The database is briefly away. Try again in a minute.';
    default:
      return problem.message;
  }
}
