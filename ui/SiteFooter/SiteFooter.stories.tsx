import type { Meta, StoryObj } from '@storybook/react-vite';
import { socialPages } from '../samples/catalogue.js';
import { SiteFooter } from './SiteFooter.js';

const meta = {
  title: 'Site/SiteFooter',
  component: SiteFooter,
  args: { social: socialPages },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithLegalLines: Story = {
  args: {
    legalName: 'Tokri Retail Private Limited',
    children: '12 Law College Road, Pune 411004 · GSTIN 27AAACT0000A1Z5 · Grievance officer: care@example.in',
  },
};
