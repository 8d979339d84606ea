import type { Meta, StoryObj } from '@storybook/react-vite';
import { socialPages } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SiteFooter } from './SiteFooter.js';

const links = [
  { href: '/help', label: 'Help' },
  { href: '/contact', label: 'Contact us' },
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/refunds', label: 'Refunds' },
];
const legalName = 'Tokri Retail Private Limited';
const legal =
  '12 Law College Road, Pune 411004 · GSTIN 27AAACT0000A1Z5 · Grievance officer: care@example.in, +91 20 0000 0000';

const meta = {
  title: 'Site/SiteFooter',
  component: SiteFooter,
  args: { social: socialPages, legalName: '', children: '' },
  argTypes: { children: { control: 'text' } },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      status: 'ready',
      area: 'Site',
      when: ['Once, at the end of every page of the shop.'],
      whenNot: ['In the dashboard: it is a tool.', 'A link to the cart: StickyCartBar.'],
      pairs: [
        {
          do: 'Show the seller, the address and the contact for complaints, as the law requires.',
          dont: 'Hide them behind "About".',
        },
        {
          do: 'Name networks by their usual names, so that their icons are found.',
          dont: 'Links without a name: they get a generic chain icon.',
        },
      ],
      content: [
        'The copyright line of 2024 is the specification’s.',
        'Without a legal name the footer says Tokri.',
      ],
      keyboard: [
        ['Tab', 'To the next page, then to the next network'],
        ['Enter', 'Opens it; a network in a new tab'],
      ],
      accessibility: [
        'The contentinfo landmark; each icon is a link named after its network, in a list "Social links" inside a navigation landmark.',
        'The links to the shop’s pages are a navigation landmark “Help and policies”.',
      ],
    }),
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { links } };
/** Networks without an icon get a generic link icon. */
export const UnknownNetworks: Story = {
  args: {
    social: ['ShareChat', 'Koo', 'LinkedIn'].map((name) => ({ name, url: `https://example.com/${name}` })),
  },
};
export const LongText: Story = {
  args: {
    legalName: `${legalName}, a company of the ${legalName} Group of Companies`,
    children: `${legal} · ${legal}`,
  },
};
export const Hindi: Story = { ...hindi, args: { legalName: 'टोकरी रिटेल प्राइवेट लिमिटेड' } };
export const Narrow: Story = {
  ...narrowPage,
  args: {
    legalName,
    children: legal,
    links,
    social: [...socialPages, { name: 'LinkedIn', url: 'https://example.com/linkedin' }],
  },
};

const footer = <SiteFooter social={socialPages} links={links} />;
export const Sheet: Story = sheet(
  {
    Plain: footer,
    'With the lines of the law': (
      <SiteFooter social={socialPages} links={links} legalName={legalName}>
        {legal}
      </SiteFooter>
    ),
    'Under the pointer': <Posed as="hover">{footer}</Posed>,
    'With the focus': <Posed as="focus">{footer}</Posed>,
    'No social links': <SiteFooter social={[]} />,
  },
  480,
);
