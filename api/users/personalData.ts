import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { ownData } from '../../contract/ownData.js';
import type { Parsed } from '../../contract/wire.js';

type OwnData = Parsed<typeof ownData>;

/** The lists of the file that a customer may take along. */
export const ownLists = ['formerEmails', 'addresses', 'cart', 'orders', 'sessions'] as const;
export type OwnList = (typeof ownLists)[number];
export type OwnEntry<List extends OwnList> = OwnData[List][number];

/** Whoever keeps something of customers says how it is forgotten, and tells it where it says something to its owner. */
export interface Keeper {
  tells?: { [List in OwnList]?: (userId: string) => AsyncIterable<OwnEntry<List>> };
  /** In the transaction that ends the account. @throws DomainError when the account has to stay */
  forget(userId: string, session: ClientSession): Promise<void>;
}

/** All that the shop keeps of a customer, wherever it lies. */
@Injectable()
export class PersonalData {
  private readonly keepers: Keeper[] = [];

  add(keeper: Keeper): void {
    this.keepers.push(keeper);
  }

  async *list(list: OwnList, userId: string): AsyncIterable<OwnEntry<OwnList>> {
    for (const { tells } of this.keepers) {
      const entries = tells?.[list]?.(userId);
      if (entries) yield* entries;
    }
  }

  /** All of it, or none: in one transaction. */
  async forget(userId: string, session: ClientSession): Promise<void> {
    for (const keeper of this.keepers) await keeper.forget(userId, session);
  }
}
