import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../../ui/samples/catalogue.js';

const longWord = 'Thiruvananthapuramspecialgroceriesofthehouse';
const names = [longName, longWord, `अमूल ताज़ा टोंड दूध ${longName}`, `${longWord} ${longWord}`];

/** Waits until one of the long names or high prices that `extreme` puts into replies is visible. */
export const seesExtremes: NonNullable<StoryObj['play']> = ({ canvas }) =>
  waitFor(() =>
    expect(
      canvas
        .getAllByText(/Organic Cold-Pressed|Thiruvananthapuram|1,00,00,000/)
        .some((one) => one.checkVisibility()),
    ).toBe(true),
  );

type Change = (value: unknown, place: number) => unknown;

const dearest: Change = (value) => (typeof value === 'number' ? 1_00_00_000 : value);
const changes: Readonly<Record<string, Change>> = {
  name: (_, place) => `${names[place % names.length]} ${place + 1}`,
  image: (value) => (Array.isArray(value) ? [] : ''),
  unit: () => 'Pack of 12 x 1.5 L (about 18 kg)',
  price: dearest,
  seenPrice: dearest,
  amount: dearest,
  subTotalAmt: dearest,
  totalAmt: dearest,
  address_line: () => `${longWord}, ${longName}`,
  house: () => longName,
  landmark: () => longName,
  recipient: () => longWord,
  label: () => longWord,
  city: () => longWord,
};

/**
 * Returns a reply with the longest names, without images, and with prices of one crore rupees (10 million).
 */
export const extreme = <Reply>(reply: Reply, place = 0): Reply => {
  if (Array.isArray(reply)) return reply.map((one, at) => extreme(one, at)) as Reply;
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([key, value]) => [key, changes[key]?.(value, place) ?? extreme(value, place)]),
  ) as Reply;
};
