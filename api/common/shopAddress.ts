import type { AddressInfo } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { CONFIG, type Config } from '../config.js';

const everywhere = new Set(['0.0.0.0', '::']);

/** Where the shop is for people: never what a request says of itself, since anybody may say anything there. */
@Injectable()
export class ShopAddress {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** `PUBLIC_URL`, else the address it listens at, or is set to where this is the command line; without a trailing slash. */
  url(): string {
    const { PUBLIC_URL, HOST } = this.config;
    if (PUBLIC_URL) return PUBLIC_URL;
    const port = this.port();
    const name = everywhere.has(HOST) ? 'localhost' : HOST;
    return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  }

  private port(): number {
    const adapter = this.host.httpAdapter as FastifyAdapter | null | undefined; // the command line has none
    if (!adapter) return this.config.PORT;
    return (adapter.getHttpServer().address() as AddressInfo).port; // it listens on a port
  }
}
