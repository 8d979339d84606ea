/**
 * A menu opens outside of the page's parts: its root is one of its own, so that whoever goes from part to part finds it.
 * For `slotProps.root` of a Menu.
 */
export const menuPlace = (label: string) => ({ role: 'region', 'aria-label': label }) as const;
