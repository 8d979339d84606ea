import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';

export interface TabRowProps<Value extends string> {
  /** Accessible name of the tabs. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  /** Value of the selected tab; undefined selects none. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** The id of the element with `role="tabpanel"` that shows the content. */
  panelId?: string | undefined;
}

/** Shows tabs in a row. A row that is too long can be swiped. */
export function TabRow<Value extends string>({ label, tabs, value, onChange, panelId }: TabRowProps<Value>) {
  return (
    <Tabs
      value={value ?? false}
      onChange={(_event, chosen: Value) => onChange(chosen)}
      variant="scrollable"
      allowScrollButtonsMobile={false}
      aria-label={label}
      sx={rowStyles}
    >
      {tabs.map((tab) => (
        <Tab key={tab.value} value={tab.value} label={tab.label} aria-controls={panelId} />
      ))}
    </Tabs>
  );
}

const rowStyles = {
  minHeight: 0,
  minWidth: 0,
  '& .MuiTabScrollButton-root.Mui-disabled': { display: 'none' },
  '& .MuiTab-root': {
    px: 1.5,
    minWidth: 0,
    color: 'text.secondary',
    '&.Mui-focusVisible': { outlineOffset: -3 },
  },
  '& .MuiTab-root.Mui-selected': { color: 'text.primary' },
} as const;
