import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { sandboxActs } from '../../contract/codes.js';
import { sandboxPayLink } from '../../contract/links.js';
import type { Outcome } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import { ShopAddressService } from '../common/shopAddress.service.js';
import { Keys } from '../secrets/keys.js';
import { secretText } from '../secrets/secretText.js';
import type { PaymentRecord } from './payment.schema.js';
import type { PaymentEvent, PaymentPage, PaymentProvider, ProviderStatus } from './paymentProvider.js';
import type { SandboxPageRecord } from './sandboxPage.schema.js';
import { readStripeEvent, signStripeEvent } from './stripeEvents.js';

type Act = (typeof sandboxActs)[number];

/** An event of the sandbox in the form in which the webhook receives events. */
interface SignedEvent {
  body: string;
  signature: string;
}

const still = { state: 'open' as const, $expr: { $gt: ['$until', '$$NOW'] } };

const providerStatusOf = ({ state, amount, currency, intent, until }: SandboxPageRecord): ProviderStatus => {
  if (state === 'paid') return { state, amount, currency, intent };
  if (state === 'declined') return { state: 'failed' };
  return { state: state === 'expired' || until <= new Date() ? 'expired' : 'open' };
};

/** Builds the event of a sandbox page in the shape of Stripe's events, so that the same code reads both. */
const eventOf = ({ _id, state, amount, currency, intent }: SandboxPageRecord) => ({
  id: `evt_sandbox_${_id}`,
  object: 'event',
  type: state === 'paid' ? 'checkout.session.completed' : 'checkout.session.async_payment_failed',
  data: {
    object: {
      id: _id,
      object: 'checkout.session',
      status: 'complete',
      payment_status: state === 'paid' ? 'paid' : 'unpaid',
      amount_total: amount,
      currency,
      payment_intent: intent ?? null,
    },
  },
});

/**
 * A payment provider inside the shop that moves no money: it opens pages, stores their results, and sends
 * signed events.
 */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';

  constructor(
    @InjectModel('SandboxPage') private readonly pages: Model<SandboxPageRecord>,
    private readonly shop: ShopAddressService,
    private readonly keys: Keys,
  ) {}

  async open({ payment, orderId, success, cancel }: PaymentPage): Promise<{ session: string; url: string }> {
    const { amount, currency, until } = payment;
    const born = { _id: `cs_sandbox_${secretText()}`, orderId, amount, currency, until, success, cancel };
    const { _id: session } = await this.pages
      .findOneAndUpdate(
        { payment: payment._id },
        { $setOnInsert: { ...born, state: 'open' } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
      .orFail();
    return { session, url: this.shop.url() + sandboxPayLink(session) };
  }

  async close(session: string): Promise<ProviderStatus> {
    await this.pages.updateOne({ _id: session, state: 'open' }, { $set: { state: 'expired' } });
    return this.ask(session);
  }

  async ask(session: string): Promise<ProviderStatus> {
    return providerStatusOf(await this.find(session));
  }

  async refund({ intent }: PaymentRecord): Promise<void> {
    await this.pages.updateOne({ intent: intent ?? '' }, { $set: { refunded: true } });
  }

  readEvent(body: string, signature: string): Promise<PaymentEvent | undefined> {
    return readStripeEvent(body, signature, this.keys.all.sandbox);
  }

  /** Returns what a payment page of the sandbox shows. @throws DomainError `notFound` */
  async show(session: string): Promise<Outcome<'order', 'sandbox'>['data']> {
    const page = await this.find(session);
    const { orderId, amount, until, state, cancel } = page;
    return {
      orderId,
      amount,
      until,
      state: providerStatusOf(page).state === 'expired' ? 'expired' : state,
      back: cancel,
    };
  }

  /**
   * Does what the customer chose on a payment page of the sandbox: to pay, to decline or to leave.
   * @returns the address to go to next, and the event for the shop
   * @throws DomainError `notFound`, `sandboxOver`
   */
  async act(session: string, act: Act): Promise<{ url: string; event?: SignedEvent }> {
    const page = await this.find(session);
    if (act === 'leave') return { url: page.cancel };
    const change =
      act === 'pay'
        ? { state: 'paid' as const, intent: `pi_sandbox_${secretText()}` }
        : { state: 'declined' as const };
    const acted = await this.pages
      .findOneAndUpdate({ _id: session, ...still }, { $set: change }, { returnDocument: 'after' })
      .lean<SandboxPageRecord>();
    if (!acted) throw new DomainError('sandboxOver');
    const body = JSON.stringify(eventOf(acted));
    const url = acted.state === 'paid' ? page.success : page.cancel;
    return { url, event: { body, signature: await signStripeEvent(body, this.keys.all.sandbox) } };
  }

  private async find(session: string): Promise<SandboxPageRecord> {
    const page = await this.pages.findById(session).lean<SandboxPageRecord>();
    if (!page) throw new DomainError('notFound');
    return page;
  }
}
