import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { answeredKeySchema } from './answeredKey.schema.js';
import { OnceOnlyService } from './onceOnly.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'AnsweredKey', schema: answeredKeySchema }])],
  providers: [OnceOnlyService],
  exports: [OnceOnlyService],
})
export class OnceOnlyModule {}
