import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { personalData } from '../../contract/personalData.js';
import type { Parsed } from '../../contract/wire.js';

type PersonalDataExport = Parsed<typeof personalData>;

/** Names the lists of the personal data export. */
export const personalDataLists = [
  'formerEmails',
  'addresses',
  'cart',
  'savedProducts',
  'backInStock',
  'ratings',
  'orders',
  'sessions',
] as const;
export type PersonalDataList = (typeof personalDataLists)[number];
export type PersonalDataEntry<List extends PersonalDataList> = PersonalDataExport[List][number];

/** A provider of personal data: each module that stores such data says how to export and to erase it. */
export interface PersonalDataProvider {
  tells?: { [List in PersonalDataList]?: (userId: string) => AsyncIterable<PersonalDataEntry<List>> };
  /**
   * Erases the data in the transaction that deletes the account.
   * @throws DomainError if the account must stay
   */
  erase(userId: string, session: ClientSession): Promise<void>;
}

/** Collects and erases a customer's personal data in all modules that store some. */
@Injectable()
export class PersonalDataService {
  private readonly providers: PersonalDataProvider[] = [];

  add(provider: PersonalDataProvider): void {
    this.providers.push(provider);
  }

  async *list(list: PersonalDataList, userId: string): AsyncIterable<PersonalDataEntry<PersonalDataList>> {
    for (const { tells } of this.providers) {
      const entries = tells?.[list]?.(userId);
      if (entries) yield* entries;
    }
  }

  /** Erases a customer's personal data in all modules, in one transaction. */
  async erase(userId: string, session: ClientSession): Promise<void> {
    for (const provider of this.providers) await provider.erase(userId, session);
  }
}
