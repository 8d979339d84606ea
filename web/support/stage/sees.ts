import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

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

/** Waits until the page shows its main content without an error; for stories of a loading state. */
export const waits: Play = async ({ canvas }) => {
  await canvas.findByRole('main');
  await expect(canvas.queryByRole('alert')).toBeNull();
};
