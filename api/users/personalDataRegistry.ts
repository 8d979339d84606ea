import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { personalData } from '../../contract/personalData.js';
import type { Parsed } from '../../contract/wire.js';

type PersonalDataExport = Parsed<typeof personalData>;

/** The lists of the file that a customer may take along. */
export const personalDataLists = ['formerEmails', 'addresses', 'cart', 'orders', 'sessions'] as const;
export type PersonalDataList = (typeof personalDataLists)[number];
export type PersonalDataEntry<List extends PersonalDataList> = PersonalDataExport[List][number];

/** Whoever keeps something of customers says how it is forgotten, and tells it where it says something to its owner. */
export interface PersonalDataProvider {
  tells?: { [List in PersonalDataList]?: (userId: string) => AsyncIterable<PersonalDataEntry<List>> };
  /** In the transaction that ends the account. @throws DomainError when the account has to stay */
  erase(userId: string, session: ClientSession): Promise<void>;
}

/** All that the shop keeps of a customer, wherever it lies. */
@Injectable()
export class PersonalDataRegistry {
  private readonly keepers: PersonalDataProvider[] = [];

  add(provider: PersonalDataProvider): void {
    this.keepers.push(provider);
  }

  async *list(list: PersonalDataList, userId: string): AsyncIterable<PersonalDataEntry<PersonalDataList>> {
    for (const { tells } of this.keepers) {
      const entries = tells?.[list]?.(userId);
      if (entries) yield* entries;
    }
  }

  /** All of it, or none: in one transaction. */
  async erase(userId: string, session: ClientSession): Promise<void> {
    for (const provider of this.keepers) await provider.erase(userId, session);
  }
}
