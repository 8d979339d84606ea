import { Body, Controller, Headers, Inject } from '@nestjs/common';
import { calls } from '../../contract/calls.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { Call } from '../common/call.js';
import { DomainError } from '../common/domainError.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../payments/paymentProvider.js';
import { SandboxProvider } from '../payments/sandboxProvider.js';
import { SettlementService } from './settlement.service.js';

/** Receives the events of the payment provider, and serves the sandbox's payment pages. */
@Controller()
export class WebhookController {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | undefined,
    private readonly settlement: SettlementService,
    private readonly pages: SandboxProvider,
  ) {}

  @Call(calls.order.webhook)
  async applyProviderEvent(@Body() body: string, @Headers('stripe-signature') signature = ''): Promise<void> {
    if (!this.provider) throw new DomainError('paymentsUnavailable');
    const event = await this.provider.readEvent(body, signature);
    if (event) await this.settlement.applyProviderEvent(event);
  }

  @Call(calls.order.sandbox)
  async show(@Body() { session }: ParsedBody<'order', 'sandbox'>): Promise<Outcome<'order', 'sandbox'>> {
    return { data: await this.pages.show(session) };
  }

  @Call(calls.order.paySandbox)
  async act(
    @Body() { session, act }: ParsedBody<'order', 'paySandbox'>,
  ): Promise<Outcome<'order', 'paySandbox'>> {
    const { url, event } = await this.pages.act(session, act);
    const paymentEvent = event && (await this.pages.readEvent(event.body, event.signature));
    if (paymentEvent) await this.settlement.applyProviderEvent(paymentEvent);
    return { data: { url } };
  }
}
