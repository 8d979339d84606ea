import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { TranslationsWire } from '../../contract/translations.js';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OtherLanguages, type OtherLanguagesProps } from './OtherLanguages.js';

/** A parent that holds the texts. */
function Owned({ value: first, onChange, ...rest }: OtherLanguagesProps) {
  const [value, setValue] = useState(first);
  const change = (next: TranslationsWire) => {
    setValue(next);
    onChange(next);
  };
  return <OtherLanguages {...rest} value={value} onChange={change} />;
}

const value: TranslationsWire = {
  hi: { name: 'अमूल ताज़ा दूध', more_details: { Brand: { name: 'ब्रांड', value: 'अमूल' } } },
  ta: { name: 'அமுல் பால்' },
};
const saved = { name: 'Amul Taaza', translations: value };
const product = { described: true, details: ['Brand', 'Shelf life'] };
const args: OtherLanguagesProps = {
  value,
  onChange: fn(),
  languages: ['hi'],
  name: 'Amul Taaza',
  saved,
};

const meta = {
  title: 'Admin/OtherLanguages',
  component: OtherLanguages,
  render: (given) => <Owned {...given} />,
  args,
  argTypes: { inputRef: { control: false } },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['In the form of a product or category, to edit its texts in other languages (ADR 65).'],
    whenNot: ['A text that a setting has in English and Hindi: two FormTextFields side by side.'],
    pairs: [
      {
        do: 'Keep the fields closed until they are wanted.',
        dont: 'Double the length of every form.',
      },
      {
        do: 'Say at the translation that the English name has changed.',
        dont: 'Remove the translation.',
      },
    ],
    content: ['A label ends with the language’s own name: “Name (हिन्दी)”.'],
    keyboard: [
      ['Enter, Space', 'on the title opens and closes the fields'],
      ['Arrow keys, Enter', 'choose a language to add; the focus moves to its name'],
    ],
    accessibility: ['Each field has the `lang` of its text, so that it is read in that language.'],
  }),
} satisfies Meta<typeof OtherLanguages>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt = async (canvas: { getByText: (text: string) => HTMLElement }, title = 'Other languages') =>
  userEvent.click(canvas.getByText(title));

export const Playground: Story = {};

export const Product: Story = {
  args: product,
  play: async ({ canvas }) => {
    await openIt(canvas);
    await expect(await canvas.findByLabelText('Brand: text (हिन्दी)')).toHaveValue('अमूल');
  },
};

/** The English name was changed: each translation that was not, says so. */
export const Renamed: Story = {
  args: { name: 'Amul Gold' },
  play: async ({ canvas }) => {
    await openIt(canvas);
    await expect(await canvas.findAllByText('The English name has changed; check this name')).toHaveLength(2);
  },
};

/** A third language is found by its name or its code, and its name has the focus. */
export const Added: Story = {
  play: async ({ canvas }) => {
    await openIt(canvas);
    await userEvent.type(await canvas.findByLabelText('Add a language'), 'kok');
    await userEvent.click(await screen.findByRole('option', { name: /Konkani/ }));
    await expect(canvas.getByRole('group', { name: /Konkani/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** A text that is too long says so at once. */
export const TooLong: Story = {
  args: { value: { hi: { name: longName.repeat(9) } } },
  play: async ({ canvas }) => {
    await openIt(canvas);
    await expect(await canvas.findByText(/^Name \(हिन्दी\) can be/)).toBeVisible();
  },
};

export const Hindi: Story = {
  ...hindi,
  args: product,
  play: ({ canvas }) => openIt(canvas, 'दूसरी भाषाएँ'),
};
export const Narrow: Story = { ...narrow, args: product, play: ({ canvas }) => openIt(canvas) };

export const Sheet: Story = sheet(
  {
    'Not translated': <Owned {...args} value={{}} />,
    Translated: <Owned {...args} />,
    Renamed: <Owned {...args} name="Amul Gold" />,
    Problem: <Owned {...args} problem="Other languages must have at most 10" />,
  },
  360,
);
