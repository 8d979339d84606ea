import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longName } from '../../../ui/samples/catalogue.js';

const longWord = 'Thiruvananthapuramspecialgroceriesofthehouse';
const names = [longName, longWord, `अमूल ताज़ा टोंड दूध ${longName}`, `${longWord} ${longWord}`];

/** Lists where a long name leaves its card or row, or lies under a button of it. */
const spills = (): string[] => {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  const issues: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!element?.checkVisibility() || !/Organic Cold-Pressed|Thiruvananthapuram/.test(text.nodeValue ?? ''))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    // clipped text is not visible
    const isClipped = getComputedStyle(element).overflowX === 'hidden';
    const drawn = (isClipped ? element : range).getBoundingClientRect();
    const frame = element.closest('tr, article, li') ?? document.documentElement;
    if (drawn.right > frame.getBoundingClientRect().right + 1)
      issues.push(`${text.nodeValue} leaves its frame`);
    const beside = [...frame.querySelectorAll('button')].filter((button) => !button.contains(element));
    for (const button of beside) {
      const { left, top, bottom } = button.getBoundingClientRect();
      if (left < drawn.right - 1 && left > drawn.left && top < drawn.bottom - 1 && bottom > drawn.top + 1)
        issues.push(`${text.nodeValue} lies under ${button.getAttribute('aria-label') ?? button.innerText}`);
    }
  }
  return issues;
};

/** Waits until one of the long names or high prices that `extreme` puts into replies is visible. */
export const showsExtremes: NonNullable<StoryObj['play']> = ({ canvas }) =>
  waitFor(() =>
    expect(
      canvas
        .getAllByText(/Organic Cold-Pressed|Thiruvananthapuram|1,00,00,000/)
        .some((one) => one.checkVisibility()),
    ).toBe(true),
  );

/** Waits until the long names and high prices are visible, and each name is in its place. */
export const seesExtremes: NonNullable<StoryObj['play']> = async (context) => {
  await showsExtremes(context);
  await waitFor(() => expect(spills()).toEqual([]));
};

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
