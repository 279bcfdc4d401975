import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { core } from 'zod/mini';

export const ANSWERS = 'polaris:answers';

/** The status and the contract of a handler's success; without a contract it has no body. */
export const Answers = (status: number, schema?: core.$ZodType) =>
  applyDecorators(
    SetMetadata(ANSWERS, { status, schema }),
    ApiResponse({ status, ...(schema ? { standardSchema: schema as never } : {}) }),
  );
