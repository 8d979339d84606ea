import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { fill } from '../../contract/messages/fill.js';
import { FormTextField, type FormTextFieldProps } from '../FormTextField/FormTextField.js';
import { EyeIcon, EyeOffIcon } from '../icons/accountIcons.js';
import { useMessages } from '../theme/messages.js';

export interface PasswordFieldProps<V extends FieldValues, O> extends Omit<
  FormTextFieldProps<V, O>,
  'type' | 'slotProps' | 'multiline'
> {
  /** Tells the browser whether to fill in a saved password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** Takes a password, with a button that shows or hides it. */
export function PasswordField<V extends FieldValues, O>(props: PasswordFieldProps<V, O>) {
  const { auth } = useMessages().ui;
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={fill(shown ? auth.hidePassword : auth.showPassword, { field: props.label })}
        onMouseDown={(event) => event.preventDefault()} // keeps the caret where it is
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormTextField
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
      }}
    />
  );
}
