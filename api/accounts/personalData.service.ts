import { type FactoryProvider, Injectable, type Type } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import type { ClientSession, Model, UpdateQuery } from 'mongoose';
import type { personalData } from '../../contract/personalData.js';
import type { Parsed } from '../../contract/wire.js';
import { AuditErasureService } from '../audit/auditErasure.service.js';

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
  tells?:
    { [List in PersonalDataList]?: (userId: string) => AsyncIterable<PersonalDataEntry<List>> } | undefined;
  /**
   * Erases the data in the transaction that deletes the account.
   * @throws DomainError if the account must stay
   */
  erase(userId: string, session: ClientSession): Promise<void>;
}

/** Collects and erases a customer's personal data in all modules that store some. */
@Injectable()
export class PersonalDataService {
  private readonly providers: PersonalDataProvider[];

  constructor(auditLog: AuditErasureService) {
    this.providers = [auditLog]; // it cannot add itself, because its folder does not know accounts
  }

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

interface PersonalDocuments<Stored, Used> {
  /** The field with the customer's id. */
  owner?: string;
  /** The update that makes the documents anonymous; without it they are deleted. */
  anonymized?: UpdateQuery<Stored>;
  /** A service that the export needs. */
  uses?: Type<Used>;
  /** Returns how the documents are exported; without it they are not. */
  tells?: (documents: Model<Stored>, used: Used) => PersonalDataProvider['tells'];
}

/** Provides the export and the erasure of a customer's documents of a model. */
export const personalDocuments = <Stored, Used = undefined>(
  name: string,
  { owner = 'userId', anonymized, uses, tells }: PersonalDocuments<Stored, Used> = {},
): FactoryProvider<PersonalDataProvider> => ({
  provide: `personal data of ${name}`,
  inject: [PersonalDataService, getModelToken(name), ...(uses ? [uses] : [])],
  useFactory: (personal: PersonalDataService, documents: Model<Stored>, used: Used) => {
    const provider: PersonalDataProvider = {
      tells: tells?.(documents, used),
      erase: async (userId, session) => {
        const own = { [owner]: userId };
        if (anonymized) await documents.updateMany(own, anonymized, { session });
        else await documents.deleteMany(own, { session });
      },
    };
    personal.add(provider);
    return provider;
  },
});
