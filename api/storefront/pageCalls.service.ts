import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { z } from 'zod';
import { type Call, calls } from '../../contract/calls.js';
import type { Messages } from '../../contract/messages/en.js';
import { schemaOf } from '../../contract/schemas.js';
import { CALL } from '../common/call.js';
import { messagesIn } from '../common/locale.js';
import { localized } from '../common/localized.js';
import type { PageCall } from './pageReplies.js';

/** The calls that public pages make: all are public, and their handlers need the body and the messages alone. */
const pageCalls: readonly Call[] = [
  calls.shop.settings,
  calls.shop.page,
  calls.home.page,
  calls.category.list,
  calls.subcategory.list,
  calls.product.byCategory,
  calls.product.bySubCategory,
  calls.product.details,
  calls.product.related,
  calls.product.search,
  calls.product.suggest,
  calls.search.popular,
];

type Handler = (body: unknown, messages: Messages) => unknown;

/** Answers the calls of public pages within the process, by the handlers and schemas of the API. */
@Injectable()
export class PageCallsService implements OnModuleInit {
  private readonly handlers = new Map<string, Handler>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance } of this.discovery.getControllers()) {
      const controller = instance as Record<string, Handler> | undefined; // a class whose methods are handlers
      if (!controller) continue;
      for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(controller) as object)) {
        const handler = controller[name];
        const row = handler && this.reflector.get<Call | undefined>(CALL, handler);
        if (row && pageCalls.includes(row)) this.handlers.set(row.id, handler.bind(controller));
      }
    }
  }

  /**
   * Returns the reply of a call as it goes over the wire, in the language of the page.
   * @throws if pages may not make this call, or if it fails
   */
  async answer({ id, body, language }: PageCall): Promise<unknown> {
    const row = pageCalls.find((candidate) => candidate.id === id);
    const handler = this.handlers.get(id);
    if (!row || !handler) throw new Error(`pages do not make the call ${id}`);
    const schema = schemaOf(row);
    const messages = messagesIn(language);
    const outcome = await handler(schema.body.parse(body ?? {}), messages);
    const localizedOutcome = localized((outcome ?? {}) as Record<string, unknown>, messages);
    return z.encode(schema.reply, localizedOutcome); // the handler returns an outcome of its row
  }
}
