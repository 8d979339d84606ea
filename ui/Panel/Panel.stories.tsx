import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { Panel } from './Panel.js';

const text = <Typography>All products in one CSV file, which you can import again.</Typography>;
const button = <Button variant="outlined">Export CSV</Button>;

const meta = {
  title: 'Foundations/Panel',
  component: Panel,
  args: { title: 'Export', children: text },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: usage({
    status: 'ready',
    area: 'Foundations',
    when: ['A screen has several parts, each with its own name.'],
    whenNot: [
      'Tiles under a heading: they need no frame around them.',
      'A question that needs an answer: a dialog.',
    ],
    pairs: [{ do: 'One subject in a panel.', dont: 'Panels within panels.' }],
    content: ['The title is a noun: “Export”.'],
    accessibility: ['A region with the heading’s name; the heading is one level below that of the screen.'],
  }),
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const LongText: Story = { args: { title: longName, actions: button } };
export const Hindi: Story = {
  ...hindi,
  args: { title: 'एक्सपोर्ट', children: <Typography>सारे प्रोडक्ट एक CSV फ़ाइल में।</Typography> },
};
export const Narrow: Story = { ...narrow, args: { title: longName, actions: button } };

export const Sheet: Story = sheet(
  {
    Plain: <Panel title="Export">{text}</Panel>,
    'With actions': (
      <Panel title="Export" actions={button}>
        {text}
      </Panel>
    ),
  },
  420,
);
