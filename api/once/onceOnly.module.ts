import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../users/accounts.module.js';
import { answeredKeySchema } from './answeredKey.schema.js';
import { OnceOnlyService } from './onceOnly.service.js';
import { OwnKeys } from './ownKeys.js';

@Module({
  imports: [AccountsModule, MongooseModule.forFeature([{ name: 'AnsweredKey', schema: answeredKeySchema }])],
  providers: [OnceOnlyService, OwnKeys],
  exports: [OnceOnlyService],
})
export class OnceOnlyModule {}
