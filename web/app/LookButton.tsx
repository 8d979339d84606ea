import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { useTexts } from '../../ui/theme/texts.js';

const next = { system: 'light', light: 'dark', dark: 'system' } as const;

/** Light, dark, or as the device has it; a tap goes on to the next. */
export function LookButton() {
  const { mode = 'system', setMode } = useColorScheme();
  const { web } = useTexts();
  const names = { system: web.lookSystem, light: web.lookLight, dark: web.lookDark };
  return (
    <Button size="small" color="inherit" onClick={() => setMode(next[mode])} sx={{ ml: { md: -1.5 } }}>
      {web.look}: {names[mode]}
    </Button>
  );
}
