import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './ErrorState.js';

const meta = { title: 'States/ErrorState', component: ErrorState, args: { onRetry: fn() } } satisfies Meta<
  typeof ErrorState
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = {};
export const Retrying: Story = { args: { retrying: true } };
export const Named: Story = { args: { title: 'Your cart could not be loaded' } };
export const NoWayOn: Story = { args: { onRetry: undefined } };
