import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, mongo } from 'mongoose';
import { timeSlicer } from '../common/slices.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import type { CatalogueState } from './projection/catalogueState.js';
import { type CatalogueChange, kinds } from './projection/changes.js';

@Injectable()
export class CatalogueLoader {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly projection: CatalogueProjectionService,
  ) {}

  /**
   * Loads the whole catalogue.
   * @returns a time by the database's clock: what was loaded is from this time or later
   */
  async load(): Promise<mongo.Timestamp> {
    const session = await this.connection.startSession(); // causally consistent: it reads nothing older than what it has read
    try {
      await this.connection.db?.command({ ping: 1 }, { session });
      const asOf = session.operationTime;
      if (!asOf) throw new Error('the database knows no operation time: it has to be a replica set');
      await this.projection.reload((state) => this.fill(state, session));
      return asOf;
    } finally {
      await session.endSession();
    }
  }

  private async fill(state: CatalogueState, session: ClientSession): Promise<void> {
    const yieldIfDue = timeSlicer();
    for (const kind of kinds) {
      const docs = this.connection.collection(kind).find({}, { session, sort: { _id: 1 }, batchSize: 1_000 });
      for await (const doc of docs) {
        state.take({ kind, doc } as CatalogueChange); // the collection determines the type of its documents
        await yieldIfDue();
      }
    }
  }
}
