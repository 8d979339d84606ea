import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { useMessages } from '../../ui/theme/messages.js';
import { useHydrated } from './useHydrated.js';

const next = { system: 'light', light: 'dark', dark: 'system' } as const;

/** Renders a button that cycles through the themes: light, dark and system. */
export function ThemeSwitch() {
  const { mode: stored = 'system', setMode } = useColorScheme();
  const mode = useHydrated() ? stored : 'system';
  const { web } = useMessages();
  const names = { system: web.themeSystem, light: web.themeLight, dark: web.themeDark };
  return (
    <Button size="small" color="inherit" onClick={() => setMode(next[mode])} sx={{ ml: { md: -1.5 } }}>
      {web.look}: {names[mode]}
    </Button>
  );
}
