import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { shopPageValues } from '../../contract/shopPageText.js';
import { hindi } from '../samples/hindi.js';
import { refuse, wait } from '../samples/outcomes.js';
import { defaultShopPage, sampleContact, sampleShopPage } from '../samples/shopPages.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ShopPageForm, type ShopPageFormProps } from './ShopPageForm.js';

const saved: ShopPageFormProps['onSubmit'] = () =>
  Promise.resolve({ ...sampleShopPage, body: 'New text', revision: 4 });
const theirs = { ...sampleShopPage, bodyHindi: 'नया', revision: 4 };
const conflict = () => Promise.reject({ code: 'staleRevision', message: 'stale', data: theirs });
const values = shopPageValues('Tokri', { ...sampleContact, phone: undefined });

const meta = {
  title: 'Admin/ShopPageForm',
  component: ShopPageForm,
  args: { page: sampleShopPage, values, onSubmit: fn(saved), onDirtyChange: fn() },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['On the dashboard’s screen of help and policies.'],
    whenNot: ['To show such a page: ShopText.'],
    pairs: [
      {
        do: 'Let the admin start from the default text, and show the page as it is typed.',
        dont: 'An empty field without telling what customers see.',
      },
    ],
    content: [
      'Placeholders such as {email} are replaced by the shop’s settings.',
      'A line is left out while the setting of its placeholder is empty.',
    ],
    keyboard: [['Tab', 'through both texts and their buttons to Save']],
    accessibility: ['The preview is a named region; its headings are below that of the screen.'],
  }),
} satisfies Meta<typeof ShopPageForm>;
export default meta;
type Story = StoryObj<typeof ShopPageForm>;

const save: Story['play'] = ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const types = async (canvas: Canvas, text: string) => {
  await userEvent.clear(canvas.getByLabelText('Text in English'));
  await userEvent.type(canvas.getByLabelText('Text in English'), text);
};

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = narrow;

/** No admin has written a text: the preview shows the default one, and a button copies it into the field. */
export const Default: Story = {
  args: { page: defaultShopPage },
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start from the default text: Text in English' });
    await userEvent.click(start);
    await expect(canvas.getByLabelText('Text in English')).toHaveValue(defaultShopPage.defaults.body);
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
  },
};

/** After a save the form continues with the saved page. */
export const Saved: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await types(canvas, 'New text');
    await save(context);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ page: 'help', body: 'New text', revision: 3 }),
    );
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull());
  },
};

/** Another admin was faster: the admin chooses between both versions. */
export const EditConflict: Story = {
  args: { onSubmit: conflict },
  play: async (context) => {
    const { canvas } = context;
    await types(canvas, 'New text');
    await save(context);
    await expect(await canvas.findByText('Changed: Text in Hindi')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(canvas.getByLabelText('Text in Hindi')).toHaveValue('नया');
  },
};

export const Refused: Story = {
  args: { onSubmit: refuse('The shop is temporarily unavailable. Try again in a moment') },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText(/temporarily unavailable/)).toBeVisible();
  },
};
export const Saving: Story = { args: { onSubmit: wait }, play: save };

export const Sheet: Story = sheet(
  {
    Default: <ShopPageForm page={defaultShopPage} values={values} onSubmit={saved} />,
    'With own texts': <ShopPageForm page={sampleShopPage} values={values} onSubmit={saved} />,
  },
  320,
);
