import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls, resetCookie } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import type { Config } from '../config/config.js';

const options = ({ PUBLIC_URL }: Config): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  secure: PUBLIC_URL?.startsWith('https:') ?? false,
  path: calls.user.resetPassword.path,
});

/**
 * Sets a cookie with the proof that this browser may set a new password. No script can read it, and the
 * browser sends it only to the call that sets the password.
 */
export const giveProof = (reply: FastifyReply, proof: string, config: Config): void => {
  reply.setCookie(resetCookie, proof, { ...options(config), maxAge: limits.otpMinutes * 60 });
};

export const proofIn = ({ cookies }: FastifyRequest): string | undefined => cookies[resetCookie];

export const takeProof = (reply: FastifyReply, config: Config): void => {
  reply.clearCookie(resetCookie, options(config));
};
