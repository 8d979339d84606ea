import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  Sse,
  UsePipes,
} from '@nestjs/common';
import type { Call as CallRow } from '../../contract/calls.js';
import { ContractPipe } from './contractPipe.js';

/** The metadata that the access guard and the reply interceptor read. */
export const CALL = 'tokri:call';

/** Binds a handler to a row of the table of calls: its method, path, access, body check and reply filter. */
export const Call = (row: CallRow) =>
  applyDecorators(
    ...(row.stream
      ? [Sse(row.path)]
      : [RequestMapping({ path: row.path, method: RequestMethod[row.method] }), HttpCode(200)]),
    SetMetadata(CALL, row),
    UsePipes(new ContractPipe(row)),
  );
