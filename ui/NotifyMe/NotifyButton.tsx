import Button, { type ButtonProps } from '@mui/material/Button';
import { fill } from '../../contract/messages/fill.js';
import { useMessages } from '../theme/messages.js';

export interface NotifyButtonProps extends Omit<ButtonProps, 'children'> {
  /** Product name, part of the accessible name. */
  name: string;
}

/** Renders the button that asks for one email when a sold-out product is back in stock. */
export function NotifyButton({ name, ...button }: NotifyButtonProps) {
  const { backInStock } = useMessages().ui;
  return (
    <Button variant="contained" size="large" aria-label={fill(backInStock.notifyNamed, { name })} {...button}>
      {backInStock.notify}
    </Button>
  );
}
