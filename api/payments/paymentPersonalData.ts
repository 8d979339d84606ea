import { personalDocuments } from '../accounts/personalData.service.js';
import type { PaymentRecord } from './payment.schema.js';

/** Makes payments anonymous at account deletion; they stay with their orders (docs/adr/0014). */
export const paymentPersonalData = personalDocuments<PaymentRecord>('Payment', {
  anonymized: { $set: { userId: null }, $unset: { key: 1 } },
});
