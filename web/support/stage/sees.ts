import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { messages } from '../../../contract/messages/en.js';
import type { Answer } from './says.js';
import { answersFromNow } from './screen.js';

type Play = NonNullable<StoryObj['play']>;

/** Waits until an element with this role and name is visible; of several elements, the first counts. */
export const sees =
  (role: string, name?: string | RegExp): Play =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole(role, name === undefined ? {} : { name })[0]).toBeVisible());

/** Waits until this text is visible. */
export const reads =
  (text: string | RegExp): Play =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());

/** Presses the first Retry, which keeps the focus while it waits for the reply, and passes it on once that is there. */
export const retries =
  (reply: Answer): Play =>
  async ({ canvas }) => {
    const [retry] = await canvas.findAllByRole('button', { name: messages.ui.states.retry });
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled')); // it may load again by itself
    let send: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    answersFromNow([{ ...reply, answer: (request) => sent.then(() => reply.answer(request)) }]);
    // at once: a slower press could meet a Retry that has become busy by itself
    retry?.focus();
    retry?.click();
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
    await expect(retry).toHaveFocus();
    send();
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    await expect(document.body).not.toHaveFocus();
  };

/** Waits until the focus is in the main content. */
export const holdsFocus: Play = ({ canvas }) =>
  waitFor(() => {
    const { activeElement } = document;
    return expect(canvas.getByRole('main')).toContainElement(
      activeElement instanceof HTMLElement ? activeElement : null,
    );
  });

/** Waits until the page shows its main content without an error; for stories of a loading state. */
export const waits: Play = async ({ canvas }) => {
  await canvas.findByRole('main');
  await expect(canvas.queryByRole('alert')).toBeNull();
};
