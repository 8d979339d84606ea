import type { AddressInfo } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { CONFIG, type Config } from '../config/config.js';

/** Placeholder for the shop's address where only the running shop knows it. The domain cannot exist (RFC 2606). */
export const standIn = 'http://address-of-the-shop.invalid';

const everywhere = new Set(['0.0.0.0', '::']);

/**
 * Returns the shop's public address. It never uses the request's headers, because a client can set them to
 * anything.
 */
@Injectable()
export class ShopAddressService {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Returns `PUBLIC_URL`, or the address that the server listens at, without a trailing slash. The command
   * line does not listen, so it returns `standIn`: the shop that sends its mails fills in its own address.
   */
  url(): string {
    const { PUBLIC_URL, HOST } = this.config;
    if (PUBLIC_URL) return PUBLIC_URL;
    const adapter = this.host.httpAdapter as FastifyAdapter | null | undefined; // the command line has none
    if (!adapter) return standIn;
    const name = everywhere.has(HOST) ? 'localhost' : HOST;
    return `http://${name.includes(':') ? `[${name}]` : name}:${this.port(adapter)}`;
  }

  private port(adapter: FastifyAdapter): number {
    const listens = adapter.getHttpServer().address() as AddressInfo | null; // null until the server listens
    return listens?.port ?? this.config.PORT;
  }
}
