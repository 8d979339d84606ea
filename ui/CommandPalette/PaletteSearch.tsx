import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useEffect, useState, useId } from 'react';
import { fill } from '../../contract/messages/fill.js';
import { limits } from '../../contract/limits.js';
import { target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { SearchIcon, ForwardIcon } from '../icons/shopIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';
import { counted } from '../theme/counted.js';
import type { CommandPaletteProps } from './CommandPalette.js';
import { matching, type Command } from './commands.js';

interface PaletteSearchProps extends Pick<
  CommandPaletteProps,
  'commands' | 'onChoose' | 'onType' | 'searching'
> {
  onClose: () => void;
}

/** Renders the search field and the commands that match the typed text. */
export function PaletteSearch({ searching = false, ...palette }: PaletteSearchProps) {
  const { shell } = useAdminMessages();
  const { typed, shown, box } = usePalette(palette);
  const { ref, ...inputProps } = box.getInputProps();
  return (
    <>
      <Box {...box.getRootProps()} sx={{ borderBottom: 1, borderColor: 'divider', position: 'relative' }}>
        <InputBase
          fullWidth
          autoFocus
          inputRef={ref}
          placeholder={shell.paletteHint}
          inputProps={{ ...inputProps, 'aria-label': shell.palette, maxLength: limits.search }}
          startAdornment={<SearchIcon sx={{ color: 'text.secondary', mr: 1.5 }} />}
          sx={{ px: 2, height: 56, '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
        />
        {searching && <LinearProgress aria-hidden sx={barStyles} />}
      </Box>
      <PaletteGroups box={box} />
      {shown.length === 0 && !searching && (
        <Typography sx={{ p: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {fill(shell.paletteNone, { text: typed })}
        </Typography>
      )}
      <Stack role="status">
        <VisuallyHidden>{counted(shell.result, shell.results, shown.length)}</VisuallyHidden>
      </Stack>
      <Typography variant="caption" sx={keysStyles}>
        {shell.paletteKeys}
      </Typography>
    </>
  );
}

const usePalette = ({ commands, onChoose, onType, onClose }: Omit<PaletteSearchProps, 'searching'>) => {
  const [typed, setTyped] = useState('');
  const shown = matching(commands, typed);
  useEffect(() => onType?.(''), []); // eslint-disable-line react-hooks/exhaustive-deps -- once, when it opens
  const box = useAutocomplete<Command, false, true>({
    options: shown,
    open: true,
    value: nothing,
    inputValue: typed,
    onInputChange: (_event, text, reason) => {
      if (reason !== 'input') return;
      setTyped(text);
      onType?.(text);
    },
    onChange: (_event, command) => onChoose(command),
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose(); // useAutocomplete keeps the Escape key from the dialog
    },
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ key }) => key,
    groupBy: ({ group }) => group,
    filterOptions: (options) => options, // the options are filtered already
    isOptionEqualToValue: () => false,
    autoHighlight: true,
    clearOnBlur: false,
    selectOnFocus: false,
    disableClearable: true,
  });
  return { typed, shown, box };
};

export type PaletteBox = ReturnType<typeof usePalette>['box'];

/**
 * The empty command that counts as chosen all the time: choosing a command runs it, and the search field does
 * not keep the choice.
 */
const nothing: Command = { key: '', label: '', group: '' };

const barStyles = { position: 'absolute', insetInline: 0, bottom: -1, height: 2 } as const;

const keysStyles = {
  px: 2,
  py: 1,
  color: 'text.secondary',
  borderTop: 1,
  borderColor: 'divider',
  '@media (hover: none)': { display: 'none' },
} as const;

/** Renders the matching commands under the headings of their groups. */
function PaletteGroups({ box }: { box: PaletteBox }) {
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
