import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sampleContact } from '../samples/shopPages.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ContactDetails } from './ContactDetails.js';

const none = { legalName: '', address: '', grievanceContact: '', gstin: '' };

const meta = {
  title: 'Site/ContactDetails',
  component: ContactDetails,
  decorators: [column],
  args: { settings: sampleContact },
  parameters: usage({
    status: 'ready',
    area: 'Site',
    when: ['The pages Contact and Help: who sells, and how to reach the seller.'],
    whenNot: ['The end of every page: SiteFooter.'],
    pairs: [
      {
        do: 'Leave out what the merchant has not set.',
        dont: '“Phone: not available”: it is no answer to a customer with a problem.',
      },
    ],
    content: ['Email and phone come first, because most readers look for them.'],
    keyboard: [['Tab', 'to the email address, then to the phone number']],
    accessibility: ['A list of terms called “Contact details”; each value is read with its name.'],
  }),
} satisfies Meta<typeof ContactDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = {
  ...hindi,
  args: {
    settings: {
      ...none,
      legalName: 'उदाहरण फ़ूड्स',
      address: '1 उदाहरण मार्ग, पुणे 411004',
      phone: '+91 20 0000 0000',
    },
  },
};
export const Narrow: Story = {
  ...narrow,
  args: { settings: { ...sampleContact, email: `${'customer.care'.repeat(5)}@shop.example` } },
};

export const Sheet: Story = sheet(
  {
    'Everything set': <ContactDetails settings={sampleContact} />,
    'Phone alone': <ContactDetails settings={{ ...none, phone: '+91 20 0000 0000' }} />,
    'Nothing set': <ContactDetails settings={none} />,
  },
  320,
);
