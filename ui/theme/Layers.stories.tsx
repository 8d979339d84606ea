import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenTable } from '../samples/TokenTable.js';
import { tokriTheme } from './theme.js';

/** The stacking order. A component names a layer (`zIndex: 'bar'`); `npm run lint` rejects a number. */
const meta = { title: 'Foundations/Layers' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const uses: Readonly<Record<string, string>> = {
  raised: 'a control above a link that fills its card',
  bar: 'a bar that stays in view',
  drawer: 'the cart, the dashboard’s menu',
  appBar: 'MUI’s own bar; ours are on `bar`',
  modal: 'dialogs and menus',
  snackbar: 'notices, over dialogs',
  tooltip: 'words for a control, and the link that skips to the content',
};

/** Layers from top to bottom. */
export const Order: Story = {
  render: () => (
    <TokenTable
      caption="Layers, from the highest down"
      columns={['Layer', 'Height', 'For']}
      rows={Object.entries(tokriTheme.zIndex)
        .sort(([, one], [, other]) => other - one)
        .map(([name, height]) => [name, height, uses[name] ?? 'not used'])}
    />
  ),
};
