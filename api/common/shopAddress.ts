import type { AddressInfo } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { CONFIG, type Config } from '../config.js';

/** Where the shop's address belongs that only the shop itself knows; nobody can have it (RFC 2606). */
export const standIn = 'http://address-of-the-shop.invalid';

const everywhere = new Set(['0.0.0.0', '::']);

/** Where the shop is for people: never what a request says of itself, since anybody may say anything there. */
@Injectable()
export class ShopAddress {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * `PUBLIC_URL`, else the address it listens at, without a trailing slash. The command line, which listens nowhere, has `standIn`:
   * the shop that sends its mails puts its own there.
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
    const listens = adapter.getHttpServer().address() as AddressInfo | null; // at a port, once it does
    return listens?.port ?? this.config.PORT;
  }
}
