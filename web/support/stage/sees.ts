import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;

/** Waits for an element with this role and name; the first of several counts. */
export const sees =
  (role: string, name?: string | RegExp): Play =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole(role, name === undefined ? {} : { name })[0]).toBeVisible());

/** Waits for this text. */
export const reads =
  (text: string | RegExp): Play =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());

/** Waits for the loading state of the page. */
export const waits: Play = async ({ canvas }) => {
  await canvas.findByRole('main');
  await expect(canvas.queryByRole('alert')).toBeNull();
};
