import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls, resetCookie } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import type { Config } from '../config.js';

const options = ({ PUBLIC_URL }: Config): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: PUBLIC_URL?.startsWith('https:') ?? false,
  path: calls.user.resetPassword.path,
});

/**
 * Sets the proof of a right code as a cookie that no script can read and that only the reset call receives.
 */
export const giveProof = (reply: FastifyReply, proof: string, config: Config): void => {
  reply.setCookie(resetCookie, proof, { ...options(config), maxAge: limits.otpMinutes * 60 });
};

export const proofIn = ({ cookies }: FastifyRequest): string | undefined => cookies[resetCookie];

export const takeProof = (reply: FastifyReply, config: Config): void => {
  reply.clearCookie(resetCookie, options(config));
};
