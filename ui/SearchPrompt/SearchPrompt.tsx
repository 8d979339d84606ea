import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { routes } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { SearchIcon } from '../icons/shopIcons.js';
import { fieldStyles } from '../SearchField/fieldStyles.js';
import { useMessages } from '../theme/messages.js';
import { useTypedPrompt } from './useTypedPrompt.js';

export interface SearchPromptProps extends Omit<ButtonBaseProps<'a'>, 'children'> {
  /** Address of the page to open; by default the shop's search page. */
  href?: string;
}

/**
 * Types example searches letter by letter. It is a separate component, so that each letter renders only this
 * text and not the whole search link.
 */
function Typed({ paused }: { paused: boolean }) {
  const { search } = useMessages().ui;
  const prompts = search.prompts.map((word) => fill(search.prompt, { word }));
  return useTypedPrompt(prompts, paused);
}

/** Renders a link to the search page that looks like the search box and types example searches. */
export function SearchPrompt(props: SearchPromptProps) {
  const { href = routes.search, onFocus, onBlur, onMouseEnter, onMouseLeave, sx, ...root } = props;
  const { search } = useMessages().ui;
  const [attended, setAttended] = useState(false);
  return (
    <ButtonBase
      href={href}
      onFocus={(event) => {
        setAttended(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setAttended(false);
        onBlur?.(event);
      }}
      onMouseEnter={(event) => {
        setAttended(true);
        onMouseEnter?.(event);
      }}
      onMouseLeave={(event) => {
        setAttended(false);
        onMouseLeave?.(event);
      }}
      sx={[
        fieldStyles,
        {
          justifyContent: 'flex-start',
          gap: 1,
          border: 1,
          borderColor: 'outline',
          color: 'text.secondary',
          typography: 'body1',
          '&:hover': { borderColor: 'text.secondary' },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...root}
    >
      <SearchIcon />
      <VisuallyHidden>{search.label}</VisuallyHidden>
      <Box component="span" aria-hidden sx={{ whiteSpace: 'nowrap', overflow: 'hidden' }}>
        <Typed paused={attended} />
      </Box>
    </ButtonBase>
  );
}
