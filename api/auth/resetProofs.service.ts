import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { hashOfSecret, secretText } from '../secrets/secretText.js';
import type { ResetProofRecord } from './resetProof.schema.js';

const lifetime = limits.otpMinutes * 60_000;

/** That somebody entered the right code: good for one change of that account's password (W-02). */
@Injectable()
export class ResetProofsService {
  constructor(@InjectModel('ResetProof') private readonly proofs: Model<ResetProofRecord>) {}

  /** A new proof, to be kept by the browser. The account's former one is void. */
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

  /** Whose it is; it stays good. */
  async ownerOf(proof: string, email: string): Promise<string | undefined> {
    const found = await this.proofs.findOne(valid(proof, email)).lean();
    return found?._id.toHexString();
  }

  /** Spends it. @returns whether it was still good */
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
