import { type DynamicModule, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { deadlines } from '../common/deadlines.js';
import { ReadinessService } from '../common/readiness.service.js';
import { readAfterElection } from './readAfterElection.js';

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

  /** @param options `monitorCommands` lets the driver emit events for its commands */
  static at(uri: string, options: { monitorCommands?: boolean } = {}): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        MongooseModule.forRoot(uri, {
          ...deadlines.database,
          bufferCommands: false, // Mongoose would wait 10 s
          ...options,
          retryAttempts: 1,
          autoIndex: false,
          autoCreate: false,
          maxPoolSize: 50,
          writeConcern: { w: 'majority', journal: true },
          readConcern: { level: 'majority' },
          connectionFactory: async (connection: Connection) => {
            try {
              await readAfterElection(connection.getClient());
              return connection;
            } catch (error) {
              await connection.close();
              throw error;
            }
          },
        }),
      ],
    };
  }
}
