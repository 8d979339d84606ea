import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { hashOfSecret, secretText } from '../secrets/secretText.js';
import type { ResetProofRecord } from './resetProof.schema.js';

const lifetime = limits.otpMinutes * 60_000;

/**
 * Issues and checks proofs that a browser may set a new password: it sent the right reset code, or it undid
 * an email change. A proof is good for one password change of its account.
 */
@Injectable()
export class ResetProofsService {
  constructor(@InjectModel('ResetProof') private readonly proofs: Model<ResetProofRecord>) {}

  /** Issues a new proof for the browser; the account's former proof becomes void. */
  async issue(userId: string, email: string, session?: ClientSession): Promise<string> {
    const proof = secretText();
    await this.proofs.updateOne(
      { _id: new Types.ObjectId(userId) },
      [
        {
          $set: {
            email: { $literal: email },
            hash: hashOfSecret(proof),
            expiresAt: { $add: ['$$NOW', lifetime] },
          },
        },
      ],
      { upsert: true, updatePipeline: true, ...(session && { session }) },
    );
    return proof;
  }

  /** Returns the id of the account that a proof belongs to, without spending the proof. */
  async ownerOf(proof: string, email: string): Promise<string | undefined> {
    const found = await this.proofs.findOne(valid(proof, email)).lean();
    return found?._id.toHexString();
  }

  /** Spends a proof. @returns whether it was still valid */
  async use(proof: string, email: string, session: ClientSession): Promise<boolean> {
    const { deletedCount } = await this.proofs.deleteOne(valid(proof, email), { session });
    return deletedCount === 1;
  }
}

const valid = (proof: string, email: string) => ({
  hash: hashOfSecret(proof),
  email,
  $expr: { $gt: ['$expiresAt', '$$NOW'] },
});
