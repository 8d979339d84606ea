import { type DynamicModule, Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { BACKGROUND } from '../common/background.js';
import { deadlines, DEPENDENCIES, type Dependencies, dependencies as defaults } from '../common/deadlines.js';
import { addLocales } from '../common/locale.js';
import { ReadinessService } from '../common/readiness.service.js';
import { ShopAddressService } from '../common/shopAddress.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { messagesOf } from '../config/languagesDir.js';
import { useMessagesFile } from '../config/messagesFile.js';
import { readAfterElection } from '../database/readAfterElection.js';
import { Keys } from '../secrets/keys.js';

/** The token of the address of the database. */
export const MONGO_URI = Symbol('MONGO_URI');

interface Options {
  /** The address of a replica set, because orders need transactions and the catalogue needs a change stream. */
  mongoUri: string;
  background: boolean;
  /** Whether the driver emits events for its commands. */
  monitorCommands?: boolean;
  dependencies?: Dependencies | undefined;
}

const connectionTo = (uri: string, monitorCommands: boolean): DynamicModule =>
  MongooseModule.forRoot(uri, {
    ...deadlines.database,
    bufferCommands: false, // Mongoose would wait 10 s
    monitorCommands,
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
  });

/**
 * Provides the configuration, the keys, the shop's address, the readiness checks and the database to every module, in
 * the API, in the thread of an import and on the command line. `background` is true only in the first.
 */
@Global()
@Module({})
export class BaseModule implements OnModuleInit {
  constructor(
    @Inject(getConnectionToken()) private readonly connection: Connection,
    private readonly readiness: ReadinessService,
  ) {}

  onModuleInit(): void {
    this.readiness.add('database', () => this.connection.readyState === mongoose.ConnectionStates.connected);
  }

  static with(
    config: Config,
    { mongoUri, background, monitorCommands = false, dependencies = defaults }: Options,
  ): DynamicModule {
    if (config.MESSAGES_FILE) useMessagesFile(config.MESSAGES_FILE);
    addLocales((config.LANGUAGES_DIR ?? []).map(messagesOf)); // English, which they fall back to, is overridden now
    return {
      module: BaseModule,
      imports: [connectionTo(mongoUri, monitorCommands)],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: MONGO_URI, useValue: mongoUri },
        { provide: BACKGROUND, useValue: background },
        { provide: DEPENDENCIES, useValue: dependencies },
        { provide: Keys, useFactory: () => new Keys(config) },
        ReadinessService,
        ShopAddressService,
      ],
      exports: [BACKGROUND, CONFIG, DEPENDENCIES, Keys, MONGO_URI, ReadinessService, ShopAddressService],
    };
  }
}
