import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchPrompt } from './SearchPrompt.js';

const meta = { title: 'Search/SearchPrompt', component: SearchPrompt } satisfies Meta<typeof SearchPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {};
