import { type DynamicModule, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { ReadinessService } from '../common/readiness.service.js';

/**
 * Timeouts in ms; every wait for the database ends well before the timeout of a request. `bufferCommands` is
 * off because Mongoose would wait 10 s.
 */
const timeouts = {
  serverSelectionTimeoutMS: 4_000,
  connectTimeoutMS: 4_000,
  socketTimeoutMS: 20_000,
  bufferCommands: false,
};

/** Connects to a replica set, because orders need transactions and the catalogue needs a change stream. */
@Module({})
export class DatabaseModule implements OnModuleInit {
  constructor(
    @Inject(getConnectionToken()) private readonly connection: Connection,
    private readonly readiness: ReadinessService,
  ) {}

  onModuleInit(): void {
    this.readiness.add('database', () => this.connection.readyState === mongoose.ConnectionStates.connected);
  }

  static at(uri: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        MongooseModule.forRoot(uri, {
          ...timeouts,
          retryAttempts: 1,
          autoIndex: false,
          autoCreate: false,
          maxPoolSize: 50,
          writeConcern: { w: 'majority', journal: true },
          readConcern: { level: 'majority' },
        }),
      ],
    };
  }
}
