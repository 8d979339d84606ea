import { useEffect, type RefObject } from 'react';

const typingIn = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** `/` alone, pressed where nobody types or answers. */
export const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '/' && !(ctrlKey || metaKey || altKey) && !(target instanceof Element && target.closest(typingIn));

/** `/` goes to a field from anywhere but where one types or answers. */
export const useSlash = (field: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const toField = (event: KeyboardEvent) => {
      if (!isSlash(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', toField);
    return () => document.removeEventListener('keydown', toField);
  }, [field]);
};
