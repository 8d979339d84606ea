import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SearchField } from './SearchField.js';

const meta = {
  title: 'Search/SearchField',
  component: SearchField,
  args: { value: '', onChange: fn() },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    const change = (text: string) => {
      args.onChange(text);
      setValue(text);
    };
    return <SearchField {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = { args: { value: 'aata' } };
/** The arrow stands in for the magnifier below 768 px. */
export const OnASearchScreen: Story = {
  args: { value: 'milk', backHref: '/' },
  globals: { viewport: { value: 'phone' } },
};
