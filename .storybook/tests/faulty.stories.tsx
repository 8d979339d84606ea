import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { tokriTheme } from '../../ui/theme/theme.js';

/**
 * Stories with deliberate faults. faulty.spec.ts uses them to prove that each check works; no list, page or
 * other run includes them.
 */
const meta = {
  title: 'Tests/Faulty',
  tags: ['!dev', '!autodocs', '!test'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamelessButton: Story = { render: () => <button type="button" /> };
export const FailingScene: Story = {
  render: () => <p>Nothing to press</p>,
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeVisible(),
};
const dim = { color: '#333', background: tokriTheme.vars.palette.background.paper };

function Toast() {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setThere(false), 1_500);
    return () => clearTimeout(timer);
  }, []);
  return isThere && <p style={dim}>Gone in a moment</p>;
}

export const Fleeting: Story = { render: () => <Toast /> };
export const DimAtNight: Story = { render: () => <p style={dim}>Ink on paper</p> };
export const Narrow: Story = {
  render: () => <p style={{ width: 500 }}>Wider than the narrowest phone</p>,
  globals: { viewport: { value: 'small' } },
};
export const NotNarrow: Story = { render: () => <p>On a desk</p> };
export const Hindi: Story = { render: () => <p>Said in English</p> };
