import { adminMessages } from '../../contract/messages/hi/admin.js';
import type { ShellItem } from '../AdminShell/ShellHeader.js';
import type { ShownAuditEntry } from '../AuditLog/auditEntry.js';
import type { Command } from '../CommandPalette/commands.js';
import type { FilterField } from '../FilterBar/filters.js';
import { shellItems } from './admin.js';

const { screens, shell } = adminMessages;
const names = [
  screens.home,
  screens.orders,
  screens.product,
  screens.upload,
  screens.category,
  screens.subCategory,
  screens.changes,
];

/** Entries of the dashboard's navigation, with Hindi names. */
export const hindiShellItems: readonly ShellItem[] = shellItems.map((item, place) => ({
  ...item,
  label: names[place] ?? item.label,
}));

export const hindiCommands: readonly Command[] = [
  ...hindiShellItems.map(({ href, label, icon }) => ({ key: href, label, icon, group: shell.groupScreens })),
  { key: 'milk', label: 'अमूल ताज़ा टोंड दूध', hint: '₹74.00', group: shell.groupProducts },
];

export const hindiFilters: readonly FilterField[] = [
  { key: 'name', label: 'नाम में' },
  { key: 'stock', label: 'स्टॉक', options: [{ value: 'low', label: 'कम' }] },
];

export const hindiPreview = {
  counts: { new: 1_204, changed: 86, unchanged: 310, bad: 1 },
  badRows: [
    {
      line: 14,
      column: 'दाम',
      value: 'मुफ़्त',
      reason: 'दाम कोई संख्या नहीं है',
      fix: 'रुपये लिखें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक, जैसे 74.50',
    },
  ],
  changes: [{ product: 'अमूल ताज़ा टोंड दूध', field: 'दाम', before: '₹72.00', after: '₹74.00' }],
};

export const hindiAuditEntries: readonly ShownAuditEntry[] = [
  {
    id: 'a1',
    at: '2026-11-21T05:12:00.000Z',
    who: 'रवि मेनन',
    act: 'changed',
    kind: 'product',
    name: 'अमूल ताज़ा टोंड दूध',
    href: '/milk',
    changes: [
      { field: 'दाम', before: '₹72.00', after: '₹74.00' },
      { field: 'स्टॉक', before: '12', after: '40' },
    ],
  },
  {
    id: 'a2',
    at: '2026-11-20T11:05:00.000Z',
    who: undefined,
    act: 'changed',
    kind: 'order',
    name: 'TK-0MZR-6YEE',
    href: '/order',
    changes: [{ field: 'स्थिति', before: 'ऑर्डर हुआ', after: 'रद्द' }],
  },
];
