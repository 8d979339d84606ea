import type { Address } from '../../contract/address.js';
import { isServed, shortOfMinimum } from '../../contract/deliveryRules.js';
import { formatMoney, type Paise, toRupees } from '../../contract/money.js';
import { openAt } from '../../contract/openingHours.js';
import { openingWords } from '../../contract/openingWords.js';
import { DomainError } from '../common/domainError.js';
import type { Rules } from '../delivery/rules.service.js';

const shopClosed = (opens: Date | null, now: Date): DomainError =>
  new DomainError('shopClosed', {
    inWords: (messages) =>
      opens
        ? { values: { when: openingWords(messages, opens, now) } }
        : { message: messages.delivery.noOpening },
    data: { opens: opens?.toISOString() ?? null },
  });

const belowMinimum = ({ minimum }: Rules, subtotal: Paise, missing: Paise): DomainError =>
  new DomainError('belowMinimum', {
    values: { minimum: formatMoney(minimum), missing: formatMoney(missing) },
    data: { minimum: toRupees(minimum), subTotalAmt: toRupees(subtotal), missing: toRupees(missing) },
  });

/**
 * Throws if the delivery rules do not allow the order.
 * @param subtotal of the order, in paise
 * @throws DomainError `shopClosed` with the next opening, `notServed` with the PIN code, `belowMinimum` with
 * the amounts in rupees
 */
export const refuseUndeliverable = (
  rules: Rules,
  address: Pick<Address, 'pincode' | 'country'>,
  subtotal: Paise,
  now: Date,
): void => {
  const opening = openAt(rules, now);
  if (!opening.open) throw shopClosed(opening.opens, now);
  const { pincode } = address;
  if (!isServed(rules, address))
    throw new DomainError('notServed', { values: { pincode }, data: { pincode } });
  const missing = shortOfMinimum(rules, subtotal);
  if (missing > 0) throw belowMinimum(rules, subtotal, missing);
};
