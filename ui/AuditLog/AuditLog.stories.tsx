import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { FilterBar } from '../FilterBar/FilterBar.js';
import type { FilterValues } from '../FilterBar/filters.js';
import { auditEntries } from '../samples/adminChanges.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { hindiAuditEntries } from '../samples/hindiAdmin.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { auditFilters } from './auditEntry.js';
import { AuditLog } from './AuditLog.js';

const people = [...new Set(auditEntries.flatMap(({ who }) => who ?? []))].map((who) => ({
  value: who,
  label: who,
}));

const meta = {
  title: 'Admin/AuditLog',
  component: AuditLog,
  args: { entries: auditEntries, onRetry: fn() },
  argTypes: { status: { control: 'inline-radio', options: ['ready', 'loading', 'failed'] } },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['All changes of the shop, or those of one thing on its own page.'],
    whenNot: ['How far one order is: OrderTimeline.'],
    pairs: [
      { do: 'Give values in words and with their unit: “₹72.00 → ₹74.00”.', dont: '“7200 → 7400”.' },
      { do: 'Give only the fields that changed.', dont: 'Show the whole thing twice.' },
    ],
    content: ['A line reads as a sentence: who, what was done, which thing.'],
    keyboard: [
      ['Tab', 'from thing to thing'],
      ['Enter', 'opens it'],
    ],
    accessibility: ['“Before” and “After” are said; what was struck is marked as deleted.'],
  }),
} satisfies Meta<typeof AuditLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { status: 'ready', dayHeading: 'h2' } };

const fits = (values: FilterValues) => (entry: (typeof auditEntries)[number]) =>
  (!values.who || entry.who === values.who) &&
  (!values.act || entry.act === values.act) &&
  (!values.kind || entry.kind === values.kind);

/** With the bar that filters it. */
export const Filtered: Story = {
  render: (args) => (
    <Held<FilterValues> value={{ who: 'Ravi Menon' }} onChange={fn()}>
      {(values, change) => (
        <Stack sx={{ gap: 2 }}>
          <FilterBar fields={auditFilters(adminMessages.audit, people)} values={values} onChange={change} />
          <AuditLog {...args} entries={args.entries.filter(fits(values))} />
        </Stack>
      )}
    </Held>
  ),
};
export const Loading: Story = { args: { status: 'loading', entries: [] } };
export const Failed: Story = { args: { status: 'failed', entries: [] } };
export const Empty: Story = { args: { entries: [] } };
export const Hindi: Story = { ...hindi, args: { entries: hindiAuditEntries } };
export const Hovered: Story = hovered;
export const Focused: Story = focused;
export const Narrow: Story = narrow;

export const Sheet: Story = sheet(
  {
    Ready: <AuditLog entries={auditEntries} />,
    Loading: <AuditLog entries={[]} status="loading" />,
    Empty: <AuditLog entries={[]} />,
    Failed: <AuditLog entries={[]} status="failed" onRetry={fn()} />,
  },
  480,
);
