import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { AddressesModule } from '../addresses/addresses.module.js';
import { MailModule } from '../mail/mail.module.js';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { personalDocuments } from '../accounts/personalData.service.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { codeSchema } from './code.schema.js';
import { CodesService } from './codes.service.js';
import { EmailRestoreService } from './emailRestore.service.js';
import { PasswordCodesService } from './passwordCodes.service.js';
import { PasswordResetService } from './passwordReset.service.js';
import { resetProofSchema } from './resetProof.schema.js';
import { ResetProofsService } from './resetProofs.service.js';
import { AccessTokenStrategy, RefreshTokenStrategy } from './accessGuard.js';
import { TokensService } from './tokens.service.js';

/** Authenticates customers and admins: login, registration, sessions and password reset. */
@Module({
  imports: [
    JwtModule.register({}),
    MongooseModule.forFeature([
      { name: 'Code', schema: codeSchema },
      { name: 'ResetProof', schema: resetProofSchema },
    ]),
    AccountsModule,
    AddressesModule,
    MailModule,
    RateLimitsModule,
  ],
  controllers: [AuthController],
  providers: [
    TokensService,
    AuthService,
    CodesService,
    ResetProofsService,
    personalDocuments('Code', { owner: '_id' }),
    personalDocuments('ResetProof', { owner: '_id' }),
    PasswordCodesService,
    PasswordResetService,
    EmailRestoreService,
    AccessTokenStrategy,
    RefreshTokenStrategy,
  ],
  exports: [AccessTokenStrategy],
})
export class AuthModule {}
