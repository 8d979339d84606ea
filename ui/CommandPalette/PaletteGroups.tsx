import Box from '@mui/material/Box';
import { useId } from 'react';
import { useAdminMessages } from '../theme/adminMessages.js';
import { ForwardIcon } from '../icons/shopIcons.js';
import { target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';
import type { Command } from './commands.js';
import type { PaletteBox } from './PaletteSearch.js';

/** Renders the matching commands under the headings of their groups. */
export function PaletteGroups({ box }: { box: PaletteBox }) {
  const { shell } = useAdminMessages();
  const id = useId();
  return (
    <Box
      {...box.getListboxProps()}
      component="ul"
      aria-label={shell.palette}
      aria-labelledby={undefined}
      sx={{
        overflowY: 'auto',
        p: box.groupedOptions.length > 0 ? 1 : 0,
        listStyle: 'none',
        m: 0,
        flex: '1 1 auto',
        minHeight: 0,
      }}
    >
      {box.groupedOptions.map(({ group, options, index }) => (
        <li key={group} role="none">
          <div role="group" aria-labelledby={`${id}${index}`}>
            <Box
              id={`${id}${index}`}
              sx={{ typography: 'overline', color: 'text.secondary', px: 1.5, pt: 1, pb: 0.5 }}
            >
              {group}
            </Box>
            {options.map((command, position) => (
              <Line key={command.key} box={box} command={command} index={index + position} />
            ))}
          </div>
        </li>
      ))}
    </Box>
  );
}

function Line({ box, command, index }: { box: PaletteBox; command: Command; index: number }) {
  const { icon: Shape = ForwardIcon, label, hint } = command;
  const { key: _key, ...props } = box.getOptionProps({ option: command, index }) as { key?: string }; // `key` cannot be spread
  return (
    <Box {...props} sx={lineStyles}>
      <Shape fontSize="small" />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      {hint && (
        <Box component="span" sx={{ ...tabularNumbers, typography: 'body2', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
    </Box>
  );
}

const lineStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: target.medium,
  px: 1.5,
  py: 0.5,
  borderRadius: 0.75,
  cursor: 'pointer',
  '& svg': { color: 'text.secondary', flexShrink: 0 },
  '&.Mui-focused': { bgcolor: 'soft.primary', outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
