import { Readable } from 'node:stream';
import { setImmediate as others } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { personalData } from '../../contract/personalData.js';
import { DomainError } from '../common/domainError.js';
import { MediaService } from '../media/media.service.js';
import {
  personalDataLists,
  type PersonalDataList,
  PersonalDataService,
} from '../accounts/personalData.service.js';
import type { UserRecord } from '../accounts/user.schema.js';
import { UsersService } from '../accounts/users.service.js';

const parts = personalData.shape;

/** Formats a value as readable JSON, indented for its depth in the file. */
const written = (value: unknown, depth: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${'  '.repeat(depth)}`);

/** Exports a customer's personal data. */
@Injectable()
export class ExportService {
  constructor(
    private readonly users: UsersService,
    private readonly personal: PersonalDataService,
    private readonly media: MediaService,
  ) {}

  /**
   * Streams a JSON file with the customer's personal data; the database is read as the file is consumed.
   * @throws DomainError `sessionEnded`
   */
  async json(customerId: string): Promise<Readable> {
    const user = await this.users.byId(customerId);
    if (!user) throw new DomainError('sessionEnded');
    return Readable.from(this.chunks(user));
  }

  private async *chunks(user: UserRecord): AsyncGenerator<string> {
    const profile = { ...user, avatar: this.media.url(user.avatar), registeredAt: user.createdAt };
    yield `{\n  "exportedAt": ${written(z.encode(parts.exportedAt, new Date()), 1)},\n`;
    yield `  "profile": ${written(z.encode(parts.profile, profile), 1)}`;
    for (const list of personalDataLists) yield* this.list(list, user._id.toHexString());
    yield '\n}\n';
  }

  private async *list(list: PersonalDataList, userId: string): AsyncGenerator<string> {
    const element: z.ZodType = parts[list].element;
    let before = `,\n  "${list}": [`;
    for await (const entry of this.personal.list(list, userId)) {
      yield `${before}\n    ${written(z.encode(element, entry), 2)}`;
      before = ',';
      await others(); // lets other requests run while thousands of orders are written
    }
    yield before === ',' ? '\n  ]' : `${before}]`;
  }
}
