/**
 * Makes the root of a menu a landmark. A menu opens outside of the page's landmarks, and screen reader users
 * who move between landmarks would miss it.
 * Pass the result to `slotProps.root` of a Menu.
 */
export const menuPlace = (label: string) => ({ role: 'region', 'aria-label': label }) as const;
