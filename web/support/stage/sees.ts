import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;

/** The scene is there once something of this role and name is seen; where there are several, the first counts. */
export const sees =
  (role: string, name?: string | RegExp): Play =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole(role, name === undefined ? {} : { name })[0]).toBeVisible());

/** The scene is there once it says so. */
export const reads =
  (text: string | RegExp): Play =>
  ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());

/** The scene is there once the page says that it loads. */
export const waits: Play = async ({ canvas }) => {
  await canvas.findByRole('main');
  await expect(canvas.queryByRole('alert')).toBeNull();
};
