import { Body, Controller, Headers } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { Call } from '../common/call.js';
import { DomainError } from '../common/domainError.js';
import { PaymentProvidersService } from './paymentProviders.service.js';
import { SandboxProvider } from './sandboxProvider.js';
import { SettlementService } from './settlement.service.js';

/** Receives the events of the payment provider, and serves the sandbox's payment pages. */
@Controller()
export class WebhookController {
  constructor(
    private readonly providers: PaymentProvidersService,
    private readonly settlement: SettlementService,
    private readonly pages: SandboxProvider,
  ) {}

  @Call(calls.order.webhook)
  async applyProviderEvent(@Body() body: string, @Headers('stripe-signature') signature = '') {
    const provider = this.providers.current;
    if (!provider) throw new DomainError('paymentsUnavailable');
    const event = await provider.readEvent(body, signature);
    if (event) await this.settlement.applyProviderEvent(event);
  }

  @Call(calls.order.sandbox)
  async show(@Body() { session }: ParsedBody<'order', 'sandbox'>) {
    return { data: await this.pages.show(session) };
  }

  @Call(calls.order.paySandbox)
  async act(@Body() { session, act }: ParsedBody<'order', 'paySandbox'>) {
    const { url, event } = await this.pages.act(session, act);
    const paymentEvent = event && (await this.pages.readEvent(event.body, event.signature));
    if (paymentEvent) await this.settlement.applyProviderEvent(paymentEvent);
    return { data: { url } };
  }
}
