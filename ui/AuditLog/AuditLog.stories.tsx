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
    when: ['The audit log of the shop.'],
    whenNot: ['Progress of an order: OrderTimeline.'],
    pairs: [
      { do: 'Show formatted values with their unit: “₹72.00 → ₹74.00”.', dont: '“7200 → 7400”.' },
      { do: 'Show only the changed fields.', dont: 'Show the whole record twice.' },
    ],
    content: ['An entry reads as a sentence: who did what to which record.'],
    keyboard: [
      ['Tab', 'from record to record'],
      ['Enter', 'opens it'],
    ],
    accessibility: ['Screen readers say “Before” and “After”; the old value is marked as deleted.'],
  }),
} satisfies Meta<typeof AuditLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { status: 'ready' } };

const fits = (values: FilterValues) => (entry: (typeof auditEntries)[number]) =>
  (!values.who || entry.who === values.who) &&
  (!values.act || entry.act === values.act) &&
  (!values.kind || entry.kind === values.kind);

/** Shows the audit log with its filter bar. */
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
