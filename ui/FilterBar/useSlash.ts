import { useEffect, type RefObject } from 'react';

const typingIn = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** `/` goes to a field from anywhere but where one types or answers. */
export const useSlash = (field: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    const toField = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typingIn)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', toField);
    return () => document.removeEventListener('keydown', toField);
  }, [field]);
};
