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

  /** `PUBLIC_URL`, else the address it listens at; without a trailing slash. */
  url(): string {
    const { PUBLIC_URL, HOST } = this.config;
    if (PUBLIC_URL) return PUBLIC_URL;
    const { port } = this.host.httpAdapter.getHttpServer().address() as AddressInfo; // it listens on a port
    const name = everywhere.has(HOST) ? 'localhost' : HOST;
    return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  }
}
