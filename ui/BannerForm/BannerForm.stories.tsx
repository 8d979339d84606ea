import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { noBanner } from '../../contract/bannerTexts.js';
import { longName } from '../samples/catalogue.js';
import { sampleBanner } from '../samples/banner.js';
import { hindi } from '../samples/hindi.js';
import { productsWithImages } from '../samples/images.js';
import { refuse, wait } from '../samples/outcomes.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { BannerForm, type BannerFormProps } from './BannerForm.js';

const saved: BannerFormProps['onSubmit'] = () =>
  Promise.resolve({ ...sampleBanner, title: 'Holi colours', revision: 4 });
const theirs = { ...sampleBanner, text: 'Until Monday', link: '/search?q=laddoo', revision: 4 };
const conflict = () => Promise.reject({ code: 'staleRevision', message: 'stale', data: theirs });
const image = productsWithImages[0]?.image[0] ?? '';
const onUpload = () => Promise.resolve(image);

const meta = {
  title: 'Admin/BannerForm',
  component: BannerForm,
  args: { banner: sampleBanner, minutes: 10, onUpload, onSubmit: fn(saved), onDirtyChange: fn() },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['On the dashboard’s screen of the home page’s banner.'],
    whenNot: ['To show the banner: HomeBanner.'],
    pairs: [
      {
        do: 'Show the banner as it is typed.',
        dont: 'Let the admin guess, and look at the shop afterwards.',
      },
      {
        do: 'Say what an empty field stands for.',
        dont: 'Demand all texts: most shops need the default alone.',
      },
    ],
    content: [
      'Titles have up to 60 characters, so that they fit into the low banner of a phone.',
      'Without Hindi texts, Hindi readers see the others.',
    ],
    keyboard: [['Tab', 'through texts, link and image to Save; the preview takes no focus']],
    accessibility: ['The preview is a named region without focus, because its link would leave the form.'],
  }),
} satisfies Meta<typeof BannerForm>;
export default meta;
type Story = StoryObj<typeof BannerForm>;

const save: Story['play'] = ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const types = async (canvas: Canvas, label: string, text: string) => {
  await userEvent.clear(canvas.getByLabelText(label));
  await userEvent.type(canvas.getByLabelText(label), text);
};

export const Playground: Story = {};
export const WithImage: Story = { tags: ['on-sheet'], args: { banner: { ...sampleBanner, image } } };
export const Hindi: Story = hindi;
export const Narrow: Story = {
  ...narrow,
  args: { banner: { ...sampleBanner, title: longName.slice(0, 60), image } },
};

/** After a save the form continues with the saved banner. */
export const Saved: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await types(canvas, 'Title', 'Holi colours');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Holi colours', hidden: true })).toBeVisible();
    await save(context);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Holi colours', revision: 3 }),
    );
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull());
  },
};

export const Faulty: Story = {
  play: async (context) => {
    const { canvas } = context;
    await types(canvas, 'Link', 'milk');
    await types(canvas, 'Title', 'x'.repeat(61));
    await save(context);
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription(/at most 60/);
    await expect(canvas.getByLabelText('Link')).toHaveAccessibleDescription(/start with \/ for a page/i);
  },
};

/** Another admin was faster: the admin chooses between both versions. */
export const EditConflict: Story = {
  args: { onSubmit: conflict },
  play: async (context) => {
    const { canvas } = context;
    await types(canvas, 'Title', 'Holi');
    await save(context);
    await expect(await canvas.findByText('Changed: Sentence, Link')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(canvas.getByLabelText('Sentence')).toHaveValue('Until Monday');
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

const rest = { onUpload, onSubmit: saved };
export const Sheet: Story = sheet(
  {
    Default: <BannerForm banner={noBanner} {...rest} />,
    'With an image': <BannerForm banner={{ ...sampleBanner, image }} {...rest} />,
  },
  320,
);
