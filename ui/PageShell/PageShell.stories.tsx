import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { PageShell } from './PageShell.js';

const said = (words = 'What a page says') => <Box sx={{ bgcolor: 'soft.primary', p: 3 }}>{words}</Box>;

const meta = {
  title: 'Site/PageShell',
  component: PageShell,
  args: { children: said() },
  argTypes: {
    children: { control: false },
    component: { control: 'inline-radio', options: ['main', 'div'] },
  },
  parameters: {
    layout: 'fullscreen',
    ...usage({
      status: 'stable',
      area: 'Site',
      when: ['Once around the content of a page, and inside header and footer, so that all edges align.'],
      whenNot: [
        'A login form alone: AuthCard is already narrow.',
        'A part of a page: it is inside the page’s PageShell already.',
      ],
      pairs: [{ do: 'component="div" in header and footer.', dont: 'A second main on one page.' }],
      accessibility: ['A main landmark by default.'],
    }),
  },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const LongText: Story = { args: { children: said(`${longName}. `.repeat(12)) } };
export const Hindi: Story = {
  ...hindi,
  args: { children: said('ताज़ा सामान, दस मिनट में आपके घर। '.repeat(8)) },
};
export const Narrow: Story = narrowPage;

export const Sheet: Story = sheet(
  {
    'As wide as a page': <PageShell component="div">{said()}</PageShell>,
  },
  1_280,
);
