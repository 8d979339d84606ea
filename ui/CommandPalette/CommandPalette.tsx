import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useAdminMessages } from '../theme/adminMessages.js';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { isSlash } from '../FilterBar/SlashSearch.js';
import { type Command, matching } from './commands.js';
import InputBase from '@mui/material/InputBase';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { fill } from '../../contract/messages/fill.js';
import { limits } from '../../contract/limits.js';
import { target } from '../theme/tokens.js';
import { tabularNumbers } from '../theme/typography.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { SearchIcon, ForwardIcon } from '../icons/shopIcons.js';
import { counted } from '../theme/counted.js';

const isCommandK = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Tells whether a field of the page already uses `/` as its keyboard shortcut. */
const isSlashTaken = () => document.querySelector('[aria-keyshortcuts="/"]') !== null;

/** Calls `onPress` on Ctrl-K or ⌘-K, and on `/` if no search field of the page uses it. */
const usePaletteKey = (onPress: () => void) => {
  const pressed = useEffectEvent(onPress);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isCommandK(event) && !(isSlash(event) && !isSlashTaken())) return;
      event.preventDefault(); // the browser would focus its own search field
      pressed();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};

export interface CommandPaletteProps {
  /** Whether the palette is open. */
  open: boolean;
  /** Called when Ctrl-K, ⌘-K, Escape, a click on the backdrop or a choice opens or closes the palette. */
  onOpenChange: (open: boolean) => void;
  /** Screens, actions, and the search results of the parent component. */
  commands: readonly Command[];
  /** Called with the chosen command, after the palette has closed. */
  onChoose: (command: Command) => void;
  /** Called with the text after each keystroke, so that the parent can search products, and with '' on opening. */
  onType?: ((text: string) => void) | undefined;
  /** Whether the parent's product search is running. */
  searching?: boolean | undefined;
}

/** Renders a command palette: one search field that leads to every screen, by keyboard alone. */
export function CommandPalette({ open, onOpenChange, onChoose, ...search }: CommandPaletteProps) {
  const { shell } = useAdminMessages();
  const title = useId();
  usePaletteKey(() => onOpenChange(!open));
  return (
    <Dialog
      open={open}
      onClose={() => onOpenChange(false)}
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { mt: { xs: 1, sm: 8 }, maxHeight: 'min(32rem, calc(100dvh - 2rem))' } } }}
    >
      <Box component="h2" id={title} sx={visuallyHidden}>
        {shell.palette}
      </Box>
      <PaletteSearch
        {...search}
        onClose={() => onOpenChange(false)}
        onChoose={(command) => {
          onOpenChange(false);
          onChoose(command);
        }}
      />
    </Dialog>
  );
}

interface PaletteSearchProps extends Pick<
  CommandPaletteProps,
  'commands' | 'onChoose' | 'onType' | 'searching'
> {
  onClose: () => void;
}

/** Renders the search field and the commands that match the typed text. */
function PaletteSearch({ searching = false, ...palette }: PaletteSearchProps) {
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
  useEffect(() => onType?.(''), []); // oxlint-disable-line react/exhaustive-deps -- once, when it opens
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

type PaletteBox = ReturnType<typeof usePalette>['box'];

/** The empty command that is always the chosen one: choosing runs a command, and is not kept. */
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
