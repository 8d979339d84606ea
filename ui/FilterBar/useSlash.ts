import { useEffect, type RefObject } from 'react';

const typingIn = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** Says whether `/` was pressed alone, outside inputs, dialogs and menus. */
export const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '/' && !(ctrlKey || metaKey || altKey) && !(target instanceof Element && target.closest(typingIn));

/** Moves the focus to a field on `/`, unless the focus is in an input, a dialog or a menu. */
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
