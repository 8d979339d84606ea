import Typography, { type TypographyProps } from '@mui/material/Typography';
import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../../ui/theme/messages.js';

/** Sets the title of the browser's tab. */
export function ScreenTitle({ children }: { children: string }) {
  const { ui, web } = useMessages();
  return <title>{fill(web.title, { page: children, shop: ui.site.name })}</title>;
}

interface ScreenHeadingProps extends Omit<TypographyProps<'h1'>, 'children' | 'component'> {
  children: string;
}

/** Renders the heading of a screen, which is also the title of the browser's tab. */
export function ScreenHeading({ children, ...heading }: ScreenHeadingProps) {
  return (
    <>
      <ScreenTitle>{children}</ScreenTitle>
      <Typography variant="h2" component="h1" {...heading}>
        {children}
      </Typography>
    </>
  );
}
