import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProduct } from '../samples/catalogue.js';
import { UnitLine } from './UnitLine.js';

const meta = { title: 'Catalogue/UnitLine', component: UnitLine } satisfies Meta<typeof UnitLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByWeight: Story = { args: { product: aProduct({ unit: '500 g' }) } };
export const ByVolume: Story = { args: { product: aProduct({ unit: '2 x 200 ml', discount: 10 }) } };
export const ByPiece: Story = { args: { product: aProduct({ unit: '10 pcs' }) } };
/** One kilogram, litre or piece: the price says it already. */
export const OneMeasure: Story = { args: { product: aProduct({ unit: '1 kg' }) } };
export const NotComparable: Story = { args: { product: aProduct({ unit: '1 bunch' }) } };
